// What covers the board: the dialog that is open, or a menu.
import type { DialogName } from './dialog-names';

export class Cover<Name extends string = DialogName> {
  /** Whether a menu of the bar is open. */
  hasMenu = $state(false);
  private shown = $state<Name>();
  private leaving = new AbortController();

  /** `changed` is called after each change, with the dialog that was left. */
  constructor(private readonly changed: (left: Name | undefined) => void) {}

  /** The dialog that is open. */
  get dialog(): Name | undefined {
    return this.shown;
  }

  set dialog(dialog: Name | undefined) {
    const left = this.shown;
    if (dialog !== left) this.leave();
    this.shown = dialog;
    this.changed(dialog === left ? undefined : left);
  }

  /** Closes the dialog that is open. */
  close(): void {
    this.dialog = undefined;
  }

  /** Tells when the dialog that is open now is left: what was asked for there is not wanted any more. */
  get whileOpen(): AbortSignal {
    return this.leaving.signal;
  }

  private leave(): void {
    const { leaving, shown } = this;
    this.leaving = new AbortController();
    if (shown !== undefined) leaving.abort();
  }
}
