/** A section of a document. */
export type SectionPlace = { document: string; section: string }

let clicked: SectionPlace | null = null

/** The section of the last click, for `countAdd` of section-counts.ts once the product is in the cart. */
export const clickedSection = () => clicked

export function setClickedSection(place: SectionPlace | null) {
  clicked = place
}
