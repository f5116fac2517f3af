/** How `product_listing.terms` says yes, no, and that a product has a number or a moment: below zero, where no value's id is. */
export const yesTerm = (attributeId: number) => -2 * attributeId
export const noTerm = (attributeId: number) => -2 * attributeId - 1
export const hasTerm = (attributeId: number) => yesTerm(attributeId)
