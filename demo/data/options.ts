import type { SeedCmsOption, SeedCompany, SeedMediaOption } from '@/demo/model/types'

/** Invented: OIB and IBAN have valid check digits, the bank code is unused, and `.example` is reserved (RFC 2606). */
export const seedCompany: SeedCompany = {
  name: 'Pod lampom',
  legalName: 'Pod lampom d.o.o. za knjižarstvo i izdavaštvo',
  paymentName: 'Pod lampom d.o.o.',
  street: 'Tiha ulica 7',
  zipCode: '10000',
  city: 'Zagreb',
  country: 'HR',
  oib: '99007123051',
  mbs: '081990071',
  iban: 'HR8929990071105550123',
  bank: 'Gradska štedionica d.d.',
  phone: '+385 1 5550 123',
  email: 'knjizara@podlampom.example',
  director: 'Mirta Vukelić',
  invoicing: { premises: 'WEB', till: '1' },
}

export const seedMediaOptions: SeedMediaOption[] = [
  { key: 'ThumbnailSize', value: '50x50', autoResize: true, x: 50, y: 50 },
  { key: 'MediumSize', value: '640x640', autoResize: true, x: 640, y: 640 },
  { key: 'PortraitSize', value: '768x1024', autoResize: true, x: 768, y: 1024 },
  { key: 'LargeSize', value: '926x926', autoResize: true, x: 926, y: 926 },
  { key: 'FullHDSize', value: '1920x1080', autoResize: true, x: 1920, y: 1080 },
]

/** CMS options. The `OnSite` keys apply to reviews of products, the others to comments on posts. */
export const seedCmsOptions: SeedCmsOption[] = [
  { key: 'ThemeNavigations', value: { main: 'main', footer1: 'footer1', footer2: 'footer2', footer3: 'footer3', footer4: 'footer4' } },
  {
    key: 'Logo',
    value: 'Pod lampom',
    media: { art: { kind: 'object', object: 'lamp', colour: 'amber' }, alt: 'Pod lampom, knjižara i večernja čitanja' },
  },
  { key: 'CopyrightText', value: '© {godina} Pod lampom d.o.o. Sva prava pridržana, osim prava na čitanje do kasno u noć.' },
  { key: 'CookieNotice', value: 'cookie-section' },
  { key: 'CustomHeader', value: 'header-section' },
  { key: 'CustomFooter', value: 'footer-section' },
  { key: 'GoogleAnalyticsId', value: '' },
  { key: 'GoogleTagManagerId', value: '' },
  { key: 'AnonymousChat', value: false },
  { key: 'RequireRatingForComment', value: true },
  { key: 'RequireCommentForRating', value: true },
  { key: 'NumberOfStars', value: 5 },
  { key: 'CanCommentOnBlog', value: 'RegisteredUsers' },
  { key: 'AutoGenerateSiteMap', value: true },
  { key: 'RequireAdminPublishing', value: true },
  { key: 'OneUserOneComment', value: false },
  { key: 'UserCanEditComment', value: true },
  { key: 'AnonymousCanMultipleReview', value: false },
  { key: 'RequireRatingForCommentOnSite', value: true },
  { key: 'RequireCommentForRatingOnSite', value: true },
  { key: 'NumberOfStarsOnSite', value: 5 },
  { key: 'RequireAdminPublishingOnSite', value: true },
  { key: 'OneUserOneCommentOnSite', value: false },
  { key: 'UserCanEditCommentOnSite', value: true },
  { key: 'AnonymousCanMultipleReviewOnSite', value: false },
  { key: 'SiteMapOptions', value: ['lastmod', 'hreflang', 'images'] },
  { key: 'CmsVersion', value: 'v3' },
  { key: 'WwwPolicy', value: 'no-www' },
  { key: 'PasswordProtection', value: false },
  { key: 'MaintenanceMode', value: false },
  // What the pages know of this shop (docs/rules/data.md#demo-isolation).
  { key: 'HomePageSlug', value: 'pocetna' },
  { key: 'MembershipPageSlug', value: 'clanstvo' },
  { key: 'DeliveryPageSlug', value: 'dostava' },
  { key: 'ReturnsPageSlug', value: 'povrat-i-zamjena' },
  { key: 'BylineAttribute', value: 'autor' },
  { key: 'EditionsAttribute', value: 'djelo' },
  { key: 'SendEmailTo', value: seedCompany.email },
  { key: 'SendGdprTo', value: 'privatnost@podlampom.example' },
  { key: 'DefaultLanguage', value: 'hrv' },
  { key: 'AllowedLanguages', value: ['41'] },
]

/** `countries` of delivery; 'ALL' has no limit. Consents by their unique number in consents.ts. */
export const seedCheckoutSettings = {
  /** After adding: 0 goes to the cart, 1 stays, 2 opens the cart window. */
  cartAddition: 2,
  countries: ['HR', 'SI', 'AT', 'DE', 'IT', 'HU', 'CZ', 'SK', 'BE', 'NL', 'FR', 'IE'],
  defaultCountry: 'HR',
  consents: ['uvjeti-kupnje', 'privatnost', 'novosti'],
  requiredConsents: ['uvjeti-kupnje', 'privatnost'],
  disableConsentCheck: false,
  disableSpecialCharacterCheck: false,
  loginAfterRegistration: false,
  skipShippingStep: false,
  guestCheckout: true,
  reservationMinutes: 15,
  /** Working days, as the texts of the payment methods and the terms say. */
  transferDays: 5,
}

export const seedCurrencyConfig = { id: 1, code: 'EUR', label: 'EUR', symbol: '€', symbolPosition: 'after', decimals: 2 }
