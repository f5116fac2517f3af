/** The header with which staff ask for the page at another moment (docs/rules/lens.md#moment-right). */
export const momentHeader = 'x-izlog-moment'

/** How many days ahead they can look. */
export const lensDays = 90
