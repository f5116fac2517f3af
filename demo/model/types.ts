import type { z } from 'zod'
import type { FormFields } from '@/lib/api/entities/form.schema'
import type { SortType } from '@/lib/api/entities/category.schema'

/** The data of the demo shop. Texts are Croatian; money is integer cents, gross; days count back from the day of the seed. */

/** Rich text: ProseMirror JSON. */
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
  /** The drawing on its tile. */
  art: SeedArt
  /** The sort types it offers, the default first; unset: all. */
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
  /** Its values are the words of the products. */
  isOpen?: boolean
}

/** A choice's key, several of them, a number, a text, an ISO date or a yes/no, by the attribute's input. */
export type SeedAttributeValue = string | string[] | number | boolean

/** A printed page: the `index`-th of a chapter's beginning, whose first page has the folio `first`. */
export type PageArt = { kind: 'page'; title: string; author: string; chapter: string; text: Prose; first: number; index: number }

export type SeedArt =
  | { kind: 'cover'; title: string; author: string; system: number; palette: number }
  | PageArt
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
  /** The stable key for references inside the seed: 'gospodar-muha'. */
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
  isVoucher?: boolean
  retailCents: number
  memberCents?: number
  /** A current sale that began `daysAgo`; `history` has earlier ones. */
  sale?: { cents: number; daysAgo: number; endsInDays?: number }
  history?: { cents: number; fromDaysAgo: number; toDaysAgo: number }[]
  /** Null: not tracked (digital goods). */
  stock: number | null
  weightGrams?: number
  /** The content of one unit, where a unit price is required. */
  measure?: { amount: number; unit: 'kg' | 'l' | 'm' }
  featured?: boolean
  addedDaysAgo: number
  art: SeedArt[]
  /** Pages to read before buying. */
  samplePages?: PageArt[]
  /** A film of demo/films in the gallery, with its poster of the same name. */
  film?: SeedFilm
  /** No longer sold: in no list, and its URL answers 410. */
  archived?: boolean
  crossSell?: string[]
  /** Configurable: the axes, and the variants, which are products that no list shows. */
  axes?: string[]
  variants?: { sku: string; name: string; choice: Record<string, string>; retailCents: number; stock: number; art?: SeedArt[] }[]
  /** Bundle: parts by product key; the buyer chooses the variant of a configurable part. */
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
  /** The earliest day; with `weekday` the first such day from there on. */
  startsInDays: number
  /** 1 is Monday: texts of the shop promise readings on Fridays. */
  weekday?: number
  hour: number
  minutes: number
  seats: number
  /** Whether seats are reserved on its page. */
  isReservable?: true
  art: SeedArt
}

/** `type` names a definition in features/sections. */
type SeedSection = {
  type: string
  meta: Record<string, unknown>
  options?: Record<string, unknown>
  /** Targets of its buttons. `route` is a same-site path such as '/shop/romani'; the others name a slug. */
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

/** An invented video; its id has the right length and an ending that no real one has. */
export type SeedPlaylistItem = { key: string; title: string; summary: string; durationSeconds: number; videoId: string; art: SeedArt }

/** Header, footer and cookie notice: one section each, found by its handler. */
export type SeedLayoutElement = SeedSection & {
  handler: 'header-section' | 'footer-section' | 'cookie-section'
  title: string
  slug: string
}

/**
 * `category` is a post category below /objave; product categories are `route` with their path ('/shop/romani'). `externalLink` is a URL or an anchor of
 * the home page ('#novosti').
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

/** A method without `paymentType` leads to the success page, the others to their provider. */
export type SeedPaymentMethod = {
  key: string
  name: string
  description: string
  kind: 'bankTransfer' | 'cashOnDelivery' | 'provider'
  paymentType: 'CARD' | 'PAYPAL' | 'HPF' | null
  enabled: boolean
  companyOnly: boolean
  /** The payment fee in cents; default 0. */
  feeCents?: number
  /** Empty: every country of delivery. */
  countries: string[]
  /** Shown on the success page and in the mail. */
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
  /** Category keys; empty: all. */
  categories: string[]
}

/** `goal`: given for a confirmed address; without it the entry goes to the shop at once. */
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

/** Customers have no password, so that nobody can guess one; 'forgotten password' sets it. */
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
  /** A customer's key; null: a guest with the details in `address`. */
  customer: string | null
  address: SeedAddress
  placedDaysAgo: number
  state: 'awaiting_payment' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'withdrawn' | 'refunded'
  /** Positions in the list of simple products sorted by SKU, or of the e-products, taken modulo its length. */
  lines: { productIndex: number; quantity: number; isDigital?: boolean }[]
  /** Unset for digital goods. */
  delivery?: string
  branch?: string
  payment: string
  coupon?: string
  message?: string
  gift?: { to: string; from: string; message: string }
  tracking?: string
  /** The buyer withdrew from one unit of the first line; the shop has not answered yet. */
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
  /** The name on payment slips, at most 25 characters. */
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
  /** Business premises and till in invoice numbers. */
  invoicing: { premises: string; till: string }
}
