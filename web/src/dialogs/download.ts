// Hands a text or a file to the player as a download.

export function download(name: string, content: Blob | string): void {
  const data = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
