/** Rows of a bulk run at most (docs/rules/administration.md#bulk-run). */
export const maxRunRows = 500
