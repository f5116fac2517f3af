import { categoryTiles } from '@/features/sections/category-tiles/category-tiles'
import { contactDetails } from '@/features/sections/contact-details/contact-details'
import { cookieNotice } from '@/features/sections/cookie-notice/cookie-notice'
import type { Section } from '@/features/sections/define'
import { faq } from '@/features/sections/faq/faq'
import { form } from '@/features/sections/form/form'
import { hero } from '@/features/sections/hero/hero'
import { imageText } from '@/features/sections/image-text/image-text'
import { membershipCall } from '@/features/sections/membership-call/membership-call'
import { newsletter } from '@/features/sections/newsletter/newsletter'
import { pageTitle } from '@/features/sections/page-title/page-title'
import { postTeasers } from '@/features/sections/post-teasers/post-teasers'
import { productGrid } from '@/features/sections/product-grid/product-grid'
import { richText } from '@/features/sections/rich-text/rich-text'
import { siteFooter } from '@/features/sections/site-footer/site-footer'
import { siteHeader } from '@/features/sections/site-header/site-header'

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
