import type { z } from 'zod'
import type { FormFields } from '@/lib/api/entities/form.schema'
import type { SortType } from '@/lib/api/entities/category.schema'

/** What the demo shop is made of, before it becomes rows. Texts are Croatian; money is integer cents, gross; days count back from the seed day. */

/** Rich text as the editor keeps it: ProseMirror JSON, rendered node by node and never as HTML. */
export type RichNode = {
  type: 'doc' | 'paragraph' | 'heading' | 'bulletList' | 'orderedList' | 'listItem' | 'blockquote' | 'text' | 'hardBreak' | 'horizontalRule'
  attrs?: { level?: 2 | 3 }
  content?: RichNode[]
  text?: string
  marks?: { type: 'bold' | 'italic' | 'link'; attrs?: { href: string } }[]
}

export type SeedCategory = {
  key: string
  parent: string | null
  name: string
  slug: string
  description: string
  /** Which drawing stands on its tile. */
  art: SeedArt
  /** The orders it offers, its own first; all of them without it. */
  sorts?: SortType[]
}

type AttributeInput = 'dropdown' | 'multipleSelect' | 'numberField' | 'date' | 'dateTime' | 'yesNo' | 'textSwatch' | 'visualSwatch' | 'text'

export type SeedAttribute = {
  code: string
  label: string
  input: AttributeInput
  filterable: boolean
  unit?: string
  /** Choices of the choice kinds; `swatch` is a CSS colour for visualSwatch. */
  values?: { key: string; label: string; swatch?: string }[]
}

/** A choice's key, several of them, a number, a text, an ISO date or a yes/no, by the attribute's input. */
export type SeedAttributeValue = string | string[] | number | boolean

export type SeedArt =
  | { kind: 'cover'; title: string; author: string; system: number; palette: number }
  | {
      kind: 'object'
      object: 'tote' | 'mug' | 'notebook' | 'pencils' | 'bookmark' | 'lamp' | 'box' | 'giftset' | 'card' | 'candle' | 'poster' | 'tea'
      colour: string
      label?: string
    }
  | {
      kind: 'scene'
      scene:
        | 'street'
        | 'sea'
        | 'hills'
        | 'shelf'
        | 'reading'
        | 'window'
        | 'rain'
        | 'forest'
        | 'harbour'
        | 'desk'
        | 'stage'
        | 'train'
        | 'market'
        | 'island'
        | 'snow'
        | 'park'
      palette: number
    }

export type SeedFilm = { file: string; alt: string }

export type SeedProduct = {
  /** Stable name inside the seed, for references: 'gospodar-muha'. */
  key: string
  sku: string
  format: 'simple' | 'eproduct' | 'configurable' | 'bundle'
  name: string
  slug: string
  /** One or two sentences for cards, search and meta description. */
  summary: string
  description: RichNode
  categories: string[]
  attributes: Record<string, SeedAttributeValue>
  vatRate: 25 | 13 | 5 | 0
  retailCents: number
  memberCents?: number
  /** Reduced now: the sale began `daysAgo`; `history` are earlier reductions, all of them kept as dated rows. */
  sale?: { cents: number; daysAgo: number; endsInDays?: number }
  history?: { cents: number; fromDaysAgo: number; toDaysAgo: number }[]
  /** null: not counted (digital goods). */
  stock: number | null
  weightGrams?: number
  /** How much of a unit one piece holds, where a price per unit must stand beside it. */
  measure?: { amount: number; unit: 'kg' | 'l' | 'm' }
  featured?: boolean
  addedDaysAgo: number
  art: SeedArt[]
  /** After the pictures: a film of demo/films, with the picture of the same name before it. */
  film?: SeedFilm
  /** Sold once, and no more: it stands in no list, and its address says so (410). */
  archived?: boolean
  crossSell?: string[]
  /** Configurable: the axes and its children (children are products of their own, hidden from lists). */
  axes?: string[]
  variants?: { sku: string; name: string; choice: Record<string, string>; retailCents: number; stock: number; art?: SeedArt[] }[]
  /** Bundle: parts by product key; a part that is configurable is chosen by the buyer. */
  parts?: { product: string; quantity: number }[]
  customOptions?: {
    key: string
    type: 'text' | 'number'
    label: string
    required: boolean
    maxLength?: number
    min?: number
    max?: number
    priceCents: number
  }[]
  subscription?: { label: string; everyMonths: number; cents: number }[]
}

export type SeedPost = {
  key: string
  title: string
  slug: string
  excerpt: string
  body: RichNode
  category: string
  tags: string[]
  publishedDaysAgo: number
  author: string
  art: SeedArt
}

export type SeedEvent = {
  key: string
  title: string
  summary: string
  body: RichNode
  place: string
  startsInDays: number
  hour: number
  minutes: number
  seats: number
  art: SeedArt
}

/** A section as SPEC 3 keeps it; `type` names a definition in features/sections. */
type SeedSection = {
  type: string
  meta: Record<string, unknown>
  options?: Record<string, unknown>
  /** Where its buttons lead. `route` is a same-site path such as '/shop/romani'; the others name a slug. */
  linkMeta?: Record<string, { kind: 'page' | 'category' | 'product' | 'route' | 'external'; target: string; label: string }>
}

export type SeedPage = { key: string; title: string; slug: string; description: string; sections: SeedSection[] }

/** Plain paragraphs, '## ' headings, '- ' list lines and '> ' quotes become rich text; **bold**, *italic* and [text](href) inside a line are marks. */
export type Prose = string

type SeedImage = { art: SeedArt; alt: string }

/** Lists inside `meta` are maps by id with a fractional position, so that two editors can add items at once. */
export type SeedList<Item extends object> = Record<string, Item & { pos: string }>

export type SeedPostCategory = { key: string; title: string; slug: string; description: string; art: SeedArt }

export type SeedTag = { key: string; title: string; slug: string }

/** An invented video: the id has the length of a real one but an ending that no real one can have. */
export type SeedPlaylistItem = { key: string; title: string; summary: string; durationSeconds: number; videoId: string; art: SeedArt }

/** Header, footer and cookie notice: one section each, found by its handler (SPEC 3, CMS/layout element). */
export type SeedLayoutElement = SeedSection & {
  handler: 'header-section' | 'footer-section' | 'cookie-section'
  title: string
  slug: string
}

/**
 * SPEC 3, Navigation item. `category` is a post category and leads under /objave (SPEC 2); the shop's categories are `route`
 * with their path ('/shop/romani'). `externalLink` holds a whole address or an anchor on the home page ('#novosti').
 */
export type SeedNavigationItem = {
  title: string
  type: 'page' | 'category' | 'product' | 'route' | 'externalLink' | 'post'
  target: string
  children?: SeedNavigationItem[]
}

export type SeedNavigation = { key: 'main' | 'footer1' | 'footer2' | 'footer3' | 'footer4'; title: string; items: SeedNavigationItem[] }

export type SeedCmsOption = { key: string; value: string | number | boolean | string[] | Record<string, string>; media?: SeedImage }

export type SeedMediaOption = { key: string; value: string; autoResize: boolean; x: number; y: number }

export type SeedBranch = { key: string; name: string; street: string; houseNumber: string; zipCode: string; city: string; hours: string }

/** `freeFromCents` counts the items after discounts; null: never free. */
export type SeedDeliveryPrice = { country: string; cents: number; freeFromCents: number | null }

export type SeedDeliveryMethod = {
  key: string
  name: string
  description: string
  kind: 'home' | 'branches' | 'pickup'
  estimate: string
  vatRate: 25 | 13 | 5 | 0
  prices: SeedDeliveryPrice[]
  branches: SeedBranch[]
}

/** SPEC 4, Order: a method without `paymentType` ends at the success page, the others go through their provider. */
export type SeedPaymentMethod = {
  key: string
  name: string
  description: string
  kind: 'bankTransfer' | 'cashOnDelivery' | 'provider'
  paymentType: 'CARD' | 'PAYPAL' | 'HPF' | null
  enabled: boolean
  companyOnly: boolean
  /** What paying so costs, cents; without a word: nothing. */
  feeCents?: number
  /** Empty: every country the shop delivers to. */
  countries: string[]
  /** Shown after the order and in its mail. */
  instructions: string
}

/** `value` is percent for 'percent', cents for 'fixed' and nothing for 'freeDelivery'. Days count from the seed day, past ones are negative. */
export type SeedCoupon = {
  code: string
  name: string
  kind: 'percent' | 'fixed' | 'freeDelivery'
  value: number
  minimumCents: number
  startsInDays: number
  endsInDays: number | null
  maxUses: number | null
  used: number
  /** Category keys it holds for; empty: everything. */
  categories: string[]
}

/** `goal`: what whoever proves their address is given; without it an answer goes to the shop at once. */
export type SeedForm = {
  key: string
  title: string
  fields: z.input<typeof FormFields>
  keepDays: number
  goal?: { type: 'file'; file: { name: string; title: string; text: string } }
}

/** `displayName` is HTML of the allow-list: a, strong, em. */
export type SeedConsent = { uniqueNumber: string; name: string; displayName: string; version: number }

export type SeedConsentAssignment = {
  assignedTo: 'checkout' | 'registration' | 'newsletter' | 'form'
  consents: string[]
  requiredConsents: string[]
}

export type SeedMemberCard = { barcode: string; holder: string; issuedDaysAgo: number; active: boolean }

export type SeedAddress = {
  type: 'main' | 'shipping' | 'billing' | 'other'
  firstName: string
  lastName: string
  contactEmail: string
  contactPhone: string
  country: string
  region: string
  city: string
  street: string
  houseNumber: string
  zipCode: string
  companyName?: string
  companyOIB?: string
}

/** Customers have no password: they set one through 'forgotten password', so that no demo account can be signed into by guessing. */
export type SeedCustomer = {
  key: string
  email: string
  firstName: string
  lastName: string
  company?: { name: string; oib: string }
  memberCardBarcode?: string
  registeredDaysAgo: number
  addresses: SeedAddress[]
}

export type SeedOrder = {
  key: string
  /** A customer's key, or null for a guest, whose details stand in `address`. */
  customer: string | null
  address: SeedAddress
  placedDaysAgo: number
  state: 'awaiting_payment' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'withdrawn' | 'refunded'
  /** Positions in the list of simple products sorted by SKU, or of the e-products, taken modulo its length. */
  lines: { productIndex: number; quantity: number; isDigital?: boolean }[]
  /** Left out when nothing is sent. */
  delivery?: string
  branch?: string
  payment: string
  coupon?: string
  message?: string
  gift?: { to: string; from: string; message: string }
  tracking?: string
  /** The buyer has withdrawn from one piece of the first line, and waits for an answer. */
  withdrawnDaysAgo?: number
}

export type SeedLanguage = {
  id: number
  code3: string
  code2: string
  name: string
  nameHrv: string
  nameEng: string
  nameGer: string
  nameSrp: string
}

/** `zipPattern` is the source of a regular expression for the whole postal code. */
export type SeedCountry = { id: number; iso: string; name: string; phonePrefix: string; zipPattern: string }

export type SeedCompany = {
  name: string
  legalName: string
  /** As it stands on payment slips, where 25 characters fit. */
  paymentName: string
  street: string
  zipCode: string
  city: string
  country: string
  oib: string
  mbs: string
  iban: string
  bank: string
  phone: string
  email: string
  director: string
  /** How the numbers of its invoices name the place they are issued at. */
  invoicing: { premises: string; till: string }
}
