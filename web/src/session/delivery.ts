// What the browser does with a printed document: it saves it, or prints it on paper.

export type Delivery = 'save' | 'print';

/** Where the server keeps a document for a while. */
export function addressOf(name: string): string {
  return `/api/prints/${name}`;
}

export function deliver(delivery: Delivery, name: string): void {
  if (delivery === 'save') save(addressOf(name));
  else print(addressOf(name));
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = 'nonet.pdf';
  link.click();
}

/** The frame that holds what is printed. */
let frame: HTMLIFrameElement | undefined;

/** Browsers that cannot show a PDF leave it to another program, which prints it. */
function print(address: string): void {
  if (!navigator.pdfViewerEnabled) {
    open(address, '_blank', 'noopener');
    return;
  }
  frame?.remove();
  frame = document.createElement('iframe');
  frame.className = 'printed';
  frame.src = address;
  frame.addEventListener('load', ({ currentTarget }) => {
    const { contentWindow } = currentTarget as HTMLIFrameElement;
    contentWindow?.focus();
    contentWindow?.print();
  });
  document.body.append(frame);
}
