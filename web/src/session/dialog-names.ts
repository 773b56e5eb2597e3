// Which dialogs there are.

/** The dialogs that cover the page. */
export type DialogName =
  | 'newGame'
  | 'daily'
  | 'challenges'
  | 'history'
  | 'replay'
  | 'statistics'
  | 'open'
  | 'save'
  | 'share'
  | 'print'
  | 'assistance'
  | 'branches'
  | 'count'
  | 'solve'
  | 'question'
  | 'farewell'
  | 'watch'
  | 'watchMaking'
  | 'way'
  | 'gallery'
  | 'help'
  | 'about'
  | 'clash';
