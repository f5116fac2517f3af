/** Rows of a bulk run at most (docs/rules/administration.md#bulk-run). */
export const maxRunRows = 500

/** Products of a bulk run at most, where a filter chooses them. */
export const maxRunProducts = 50_000
