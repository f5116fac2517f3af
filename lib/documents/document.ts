/** JSON as documents hold it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A section as a document holds it. `pos` is a fractional position; fields unknown to this version survive. */
export type DocumentSection = { type: string; pos: string; [part: string]: Json }

/** The sections of a page, a layout element or any other edited thing by their stable ids, and the texts of the thing itself (title, description). */
export type Document = { v: 1; sections: { [id: string]: DocumentSection }; page?: { [field: string]: Json } }

export function isRecord(value: unknown): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
