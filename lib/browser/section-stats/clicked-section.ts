/** A section of a document. */
export type CountedSection = { document: string; section: string }

let clicked: CountedSection | null = null

/** The section of the last click, for `countAdd` of count-sections.ts once the product is in the cart. */
export const clickedSection = () => clicked

export function setClickedSection(section: CountedSection | null) {
  clicked = section
}
