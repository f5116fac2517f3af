import { categoryTilesExample, postTeasersExample, productGridExample } from './examples/shop'
import { contactDetailsExample, formExample, membershipCallExample, newsletterExample } from './examples/contact'
import { faqExample, heroExample, imageTextExample, pageTitleExample, richTextExample } from './examples/content'
import type { SectionExample } from './examples/example'

type SectionGroup = 'intro' | 'content' | 'shop' | 'contact' | 'layout'

/** The part of a page that a document fills: its own sections, or a layout element. */
export type PageRegion = 'page' | 'header' | 'footer' | 'cookie'

/** What an editor sees of a section type before it is on a page. `icon` is a name of lucide; labels are in `messages/edit` (labels.ts). */
export type SectionTypeEntry = {
  type: string
  group: SectionGroup
  icon: string
  allowedIn: readonly PageRegion[]
  /** What a new section holds; null for those that every site has once and nobody adds. */
  example: SectionExample | null
  /** Fields whose words in the example suit most shops, so that nobody is asked to replace them (docs/rules/editing.md#warnings). */
  readyFields?: readonly string[]
}

const page = ['page'] as const

/**
 * Every section type, in the order in which editors see it. Stands apart from the definitions, so that only the edit layer reads it
 * (docs/rules/storefront.md#editor-code).
 */
export const sectionTypeEntries: readonly SectionTypeEntry[] = [
  { type: 'hero', group: 'intro', icon: 'panel-top', allowedIn: page, example: heroExample },
  { type: 'page-title', group: 'intro', icon: 'heading-1', allowedIn: page, example: pageTitleExample },
  { type: 'rich-text', group: 'content', icon: 'text', allowedIn: page, example: richTextExample },
  { type: 'image-text', group: 'content', icon: 'image', allowedIn: page, example: imageTextExample },
  { type: 'faq', group: 'content', icon: 'circle-question-mark', allowedIn: page, example: faqExample, readyFields: ['title'] },
  { type: 'post-teasers', group: 'content', icon: 'newspaper', allowedIn: page, example: postTeasersExample, readyFields: ['title'] },
  { type: 'product-grid', group: 'shop', icon: 'layout-grid', allowedIn: page, example: productGridExample, readyFields: ['title'] },
  { type: 'category-tiles', group: 'shop', icon: 'shapes', allowedIn: page, example: categoryTilesExample, readyFields: ['title'] },
  { type: 'membership-call', group: 'shop', icon: 'id-card', allowedIn: page, example: membershipCallExample, readyFields: ['title'] },
  { type: 'contact-details', group: 'contact', icon: 'map-pin', allowedIn: page, example: contactDetailsExample, readyFields: ['title'] },
  { type: 'form', group: 'contact', icon: 'list-checks', allowedIn: page, example: formExample, readyFields: ['title', 'done'] },
  { type: 'newsletter', group: 'contact', icon: 'mail', allowedIn: page, example: newsletterExample, readyFields: ['title', 'note'] },
  { type: 'site-header', group: 'layout', icon: 'panel-top', allowedIn: ['header'], example: null },
  { type: 'site-footer', group: 'layout', icon: 'panel-bottom', allowedIn: ['footer'], example: null },
  { type: 'cookie-notice', group: 'layout', icon: 'cookie', allowedIn: ['cookie'], example: null },
]
