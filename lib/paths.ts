/**
 * Every screen's address in every language (SPEC 2). The key is the address inside the program, the folder under app/[site]/[locale]. Only the
 * languages of lib/i18n/routing.ts are enabled; the others stand ready.
 */
export const paths = {
  '/': '/',
  '/shop': { hr: '/shop', en: '/shop', de: '/shop' },
  '/shop/[slug]': { hr: '/shop/[slug]', en: '/shop/[slug]', de: '/shop/[slug]' },
  '/product': { hr: '/product', en: '/product', de: '/produkt' },
  '/product/[slug]': { hr: '/product/[slug]', en: '/product/[slug]', de: '/produkt/[slug]' },
  '/login': { hr: '/prijava', en: '/login', de: '/anmeldung' },
  '/register': { hr: '/registracija', en: '/register', de: '/registrierung' },
  '/forgot-password': { hr: '/zaboravljena-lozinka', en: '/forgot-password', de: '/passwort-vergessen' },
  '/set-password': { hr: '/nova-lozinka', en: '/set-password', de: '/neues-passwort' },
  '/social-login': { hr: '/social-login', en: '/social-login', de: '/social-login' },
  '/profile': { hr: '/profil', en: '/profile', de: '/profil' },
  '/profile/details': { hr: '/profil/podaci', en: '/profile/details', de: '/profil/daten' },
  '/profile/addresses': { hr: '/profil/adrese', en: '/profile/addresses', de: '/profil/adressen' },
  '/profile/orders': { hr: '/profil/narudzbe', en: '/profile/orders', de: '/profil/bestellungen' },
  '/profile/orders/[slug]': { hr: '/profil/narudzbe/[slug]', en: '/profile/orders/[slug]', de: '/profil/bestellungen/[slug]' },
  '/profile/wishlist': { hr: '/profil/popis-zelja', en: '/profile/wishlist', de: '/profil/wunschliste' },
  '/profile/words': { hr: '/profil/recenzije', en: '/profile/reviews', de: '/profil/rezensionen' },
  '/profile/consents': { hr: '/profil/privole', en: '/profile/consents', de: '/profil/einwilligungen' },
  '/profile/security': { hr: '/profil/sigurnost', en: '/profile/security', de: '/profil/sicherheit' },
  '/profile/export': { hr: '/profil/moji-podaci', en: '/profile/my-data', de: '/profil/meine-daten' },
  '/profile/deletion': { hr: '/profil/brisanje', en: '/profile/deletion', de: '/profil/loeschung' },
  '/cart': { hr: '/kosarica', en: '/cart', de: '/einkaufswagen' },
  '/checkout': { hr: '/naplata', en: '/checkout', de: '/kasse' },
  '/checkout/pay': { hr: '/naplata/placanje', en: '/checkout/pay', de: '/kasse/zahlung' },
  '/checkout/success': { hr: '/naplata/uspjesna', en: '/checkout/success', de: '/kasse/erfolg' },
  '/checkout/failure': { hr: '/checkout/failure', en: '/checkout/failure', de: '/checkout/failure' },
  '/order/[slug]': { hr: '/narudzba/[slug]', en: '/order/[slug]', de: '/bestellung/[slug]' },
  '/order-link': { hr: '/moja-narudzba', en: '/my-order', de: '/meine-bestellung' },
  '/withdrawal': { hr: '/odustanak', en: '/withdrawal', de: '/widerruf' },
  '/search': { hr: '/pretraga', en: '/search', de: '/suche' },
  '/blog': { hr: '/objave', en: '/blog', de: '/blog' },
  '/blog/[slug]': { hr: '/objave/[slug]', en: '/blog/[slug]', de: '/blog/[slug]' },
  '/tag': { hr: '/tag-objave', en: '/tag-posts', de: '/tag-beitraege' },
  '/events': { hr: '/dogadjaji', en: '/events', de: '/veranstaltungen' },
  '/event/[id]': { hr: '/dogadjaj/[id]', en: '/event/[id]', de: '/Veranstaltung/[id]' },
  '/confirm-email': { hr: '/potvrdi-email', en: '/confirm-email', de: '/bestatigungs-email' },
  '/unsubscribe': { hr: '/odjava', en: '/unsubscribe', de: '/abmelden' },
  '/admin': { hr: '/admin', en: '/admin', de: '/admin' },
  '/admin/login': { hr: '/adminLogin', en: '/adminLogin', de: '/adminLogin' },
  '/admin/orders': { hr: '/admin/orders', en: '/admin/orders', de: '/admin/orders' },
  '/admin/orders/[id]': { hr: '/admin/orders/[id]', en: '/admin/orders/[id]', de: '/admin/orders/[id]' },
  '/admin/outbox': { hr: '/admin/outbox', en: '/admin/outbox', de: '/admin/outbox' },
  '/admin/outbox/[id]': { hr: '/admin/outbox/[id]', en: '/admin/outbox/[id]', de: '/admin/outbox/[id]' },
  '/admin/reviews': { hr: '/admin/reviews', en: '/admin/reviews', de: '/admin/reviews' },
  '/admin/consent': { hr: '/admin/consent', en: '/admin/consent', de: '/admin/consent' },
  '/admin/consent/[slug]': { hr: '/admin/consent/[slug]', en: '/admin/consent/[slug]', de: '/admin/consent/[slug]' },
  '/playground': { hr: '/playground', en: '/playground', de: '/playground' },
  '/[slug]': { hr: '/[slug]', en: '/[slug]', de: '/[slug]' },
} as const

export type Route = keyof typeof paths

/** First words that belong to routes, in any language: no page or post may take one as its slug (DESIGN 12). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...Object.values(paths)
    .flatMap((path) => (typeof path === 'string' ? [path] : Object.values(path)))
    .map((path) => path.split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith('[')),
  ...['api', 'media', 'feeds', 'sitemaps', 'sitemap.xml', 'robots.txt', 'pocetna'],
])
