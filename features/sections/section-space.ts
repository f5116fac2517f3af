/** Marks a section whose ground ends with its content, so that it leaves no space of its own below. */
export const endsFlush = 'ends-flush'

/** The space above a section that has little of its own because it mostly follows one on the same ground (docs/rules/storefront.md#section-space). */
export const spaceAfterFlush = 'first:pt-section [.ends-flush+&]:pt-section'
