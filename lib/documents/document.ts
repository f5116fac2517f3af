/** JSON as documents hold it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A section as a document holds it. `pos` is a fractional position; fields unknown to this version survive. */
export type DocumentSection = { type: string; pos: string; [part: string]: Json }

/**
 * The sections of a page, a layout element or anything else that is edited, by their stable ids. `page`: the document's own fields, such as title and
 * description, beside its sections; also of a product, category, event or post.
 */
export type Document = { v: 1; sections: { [id: string]: DocumentSection }; page?: { [field: string]: Json } }

export function isRecord(value: unknown): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
