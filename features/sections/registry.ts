import { categoryTiles } from './category-tiles/category-tiles'
import { contactDetails } from './contact-details/contact-details'
import { cookieNotice } from './cookie-notice/cookie-notice'
import type { Section } from './define'
import { faq } from './faq/faq'
import { form } from './form/form'
import { hero } from './hero/hero'
import { imageText } from './image-text/image-text'
import { membershipCall } from './membership-call/membership-call'
import { newsletter } from './newsletter/newsletter'
import { pageTitle } from './page-title/page-title'
import { postTeasers } from './post-teasers/post-teasers'
import { productGrid } from './product-grid/product-grid'
import { richText } from './rich-text/rich-text'
import { siteFooter } from './site-footer/site-footer'
import { siteHeader } from './site-header/site-header'

/** All sections that a page may have. */
const pageSections = [
  hero,
  productGrid,
  categoryTiles,
  postTeasers,
  membershipCall,
  newsletter,
  pageTitle,
  richText,
  faq,
  imageText,
  contactDetails,
  form,
]

const byType = new Map(pageSections.map((section) => [section.type, section]))

/** Null for a type that this version does not know. */
export function pageSection(type: string): Section | null {
  return byType.get(type) ?? null
}

/** The section of each layout element (docs/rules/storefront.md#layout-elements). */
export const layoutSections = { 'header-section': siteHeader, 'footer-section': siteFooter, 'cookie-section': cookieNotice } as const

export type LayoutHandler = keyof typeof layoutSections
