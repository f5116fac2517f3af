import type { ApiCall } from './call-target'

/** Every named failure with status and message: a Croatian sentence for people, or a fixed message (docs/rules/platform.md#fixed-messages). */
export const errorTable = {
  BAD_REQUEST: { status: 400, message: 'Zahtjev nije ispravan.' },
  VALIDATION: { status: 422, message: 'Provjerite unesene podatke.' },
  INVALID_QUANTITY: { status: 400, message: 'error.invalidQuantity' },
  BODY_TOO_LARGE: { status: 413, message: 'Poslani podaci su preveliki.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'Vrsta sadržaja nije podržana.' },
  UNKNOWN_API_KEY: { status: 401, message: 'Unknown api key' },
  UNAUTHORIZED: { status: 401, message: 'Za ovo se trebate prijaviti.' },
  TOKEN_EXPIRED: { status: 401, message: 'Prijava je istekla.' },
  TOKEN_INVALID: { status: 403, message: 'Prijava više ne vrijedi.' },
  FORBIDDEN: { status: 403, message: 'Nemate pravo na ovu radnju.' },
  CROSS_SITE: { status: 403, message: 'Zahtjev s druge stranice nije dopušten.' },
  NOT_FOUND: { status: 404, message: 'Traženi sadržaj ne postoji.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Ova metoda nije podržana.' },
  CART_NOT_FOUND: { status: 404, message: 'Košarica ne postoji.' },
  CART_ARCHIVED: { status: 409, message: 'Cart is archived.' },
  SESSION_USED: { status: 409, message: 'Session already used.' },
  CART_CHANGED: {
    status: 409,
    message: 'Poštovani, u međuvremenu vaše kupnje došlo je do ažuriranja proizvoda u košarici. Molimo provjerite košaricu.',
  },
  CART_EMPTY: { status: 422, message: 'Košarica je prazna.' },
  CART_LINES_LIMIT: { status: 409, message: 'U košaricu stane najviše 100 različitih proizvoda.' },
  SUBSCRIPTION_ALONE: {
    status: 409,
    message: 'Pretplata se kupuje sama. Najprije dovršite kupnju onoga što je u košarici ili to uklonite.',
  },
  CART_TOO_LARGE: { status: 422, message: 'Iznos košarice prelazi najveći dopušteni. Molimo javite nam se.' },
  OUT_OF_STOCK: { status: 409, message: 'Odabrane količine više nema na zalihi.' },
  HOLD_TOO_LARGE: {
    status: 409,
    message:
      'Toliko robe ne možemo čuvati bez uplate. Odaberite plaćanje karticom, smanjite količinu ili nam se javite, pa ćemo dogovoriti narudžbu.',
  },
  HOLD_TOO_MANY: {
    status: 409,
    message:
      'S vaše e-adrese ili internetske veze već čuvamo više neplaćenih narudžbi. Odaberite plaćanje karticom ili najprije platite jednu od njih; ako mislite da je to pogreška, javite nam se.',
  },
  HOLD_CROWDED: {
    status: 409,
    message:
      'Velik dio zalihe nekog od ovih proizvoda upravo čeka uplatu drugih kupaca. Odaberite plaćanje karticom, smanjite količinu ili pokušajte kasnije.',
  },
  ITEM_NOT_IN_CART: { status: 404, message: 'core.notifications.itemNotInCart' },
  CONFIGURATION_NOT_SET: { status: 422, message: 'core.notifications.configurationNotSet' },
  COUPON_NOT_FOUND: { status: 404, message: 'Coupon not found!' },
  COUPON_USED_UP: { status: 409, message: 'Kupon ove narudžbe više se ne može iskoristiti, pa se ona ne može vratiti.' },
  COUPON_INVALID: { status: 422, message: 'Uneseni kupon nije valjan za ovu košaricu.' },
  MEMBER_CARD_INVALID: { status: 422, message: 'Članska kartica s tim brojem nije valjana.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'Isti ključ zahtjeva već je iskorišten za druge podatke.' },
  DOWNLOADS_SPENT: { status: 409, message: 'Datoteka je preuzeta onoliko puta koliko je moguće. Javite nam se pa ćemo pomoći.' },
  WITHDRAWAL_OVER: { status: 409, message: 'Rok za odustanak od ove narudžbe je istekao.' },
  WITHDRAWAL_COMPANY: { status: 409, message: 'Narudžba glasi na tvrtku, a pravo na odustanak od ugovora imaju potrošači. Javite nam se.' },
  ORDER_STATE: { status: 409, message: 'Narudžba je u međuvremenu promijenjena. Osvježite stranicu i pokušajte ponovno.' },
  ORDER_STEP: { status: 409, message: 'Ovaj korak nije moguć: narudžba u sadašnjem stanju ne može prijeći u odabrano.' },
  NO_OWN_PRICE: { status: 409, message: 'Ovaj proizvod nema vlastitu cijenu.' },
  PRICE_OUT_OF_RANGE: { status: 422, message: 'Cijena bi bila nula ili manja, ili veća od najveće dopuštene.' },
  SALE_NOT_LOWER: { status: 422, message: 'Akcijska cijena mora biti niža od redovne.' },
  SALE_OVER: { status: 422, message: 'Akcija mora završiti nakon što počne, i to tek poslije ovog trenutka.' },
  PRODUCT_UNCHANGED: { status: 409, message: 'Proizvod je već takav.' },
  STOCK_MOVED: { status: 409, message: 'Zaliha se u međuvremenu promijenila. Pogledajte novo stanje i prebrojite ponovno.' },
  REFUND_CHANGED: { status: 409, message: 'Za povrat nije ostalo toliko. Provjerite iznos i pokušajte ponovno.' },
  ORDER_EDIT_CHANGED: { status: 409, message: 'Narudžba ili cijene u međuvremenu su se promijenile. Pregledajte izmjenu ponovno.' },
  ORDER_EDIT_REFUSED: { status: 409, message: 'Narudžba se tako ne može urediti.' },
  SHIPPED_MEANWHILE: { status: 409, message: 'Netko je ove komade u međuvremenu već poslao. Pogledajte što je ostalo za slanje.' },
  RETURNED_MEANWHILE: { status: 409, message: 'Toliko komada više se ne može vratiti. Pogledajte što je ostalo kod kupca.' },
  PARCEL_RETURNED: { status: 409, message: 'Komadi iz ove pošiljke su u povratu, pa se pošiljka ne može otkazati.' },
  LABEL_BUSY: { status: 409, message: 'Naljepnica ove pošiljke upravo se izrađuje. Pričekajte trenutak i pokušajte ponovno.' },
  LABEL_UNSURE: {
    status: 409,
    message: 'Ne zna se je li dostavljač već izradio naljepnicu. Pokušajte ponovno kod istog dostavljača ili otkažite pošiljku.',
  },
  LABEL_TAKEN: { status: 409, message: 'Dostavljač je paket već preuzeo, pa se pošiljka ne može otkazati.' },
  CARRIER_REFUSED: { status: 409, message: 'Dostavljač je odbio zahtjev. Razlog piše uz pošiljku.' },
  CARRIER_UNAVAILABLE: {
    status: 503,
    message: 'Dostavljač trenutačno ne odgovara. Ništa nije izgubljeno, pokušajte ponovno malo kasnije.',
  },
  CARRIER_MISSING: { status: 409, message: 'Ovaj dostavljač nije podešen. Odaberite drugoga ili se obratite onome tko održava trgovinu.' },
  SENDER_MISSING: { status: 409, message: 'Za naljepnicu nedostaju podaci o tvrtki koja šalje. Upišite ih u postavkama trgovine.' },
  NO_ACTIVE_USER: { status: 422, message: 'No active user' },
  NO_SESSION: { status: 422, message: "Session doesn't exist" },
  ADDRESS_MISSING: { status: 422, message: 'Molimo unesite adresu prije nastavka.' },
  DELIVERY_MISSING: { status: 422, message: 'Molimo odaberite metodu dostave prije nastavka' },
  DELIVERY_NOT_FOUND: { status: 422, message: 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno' },
  BRANCH_MISSING: { status: 422, message: 'Molimo odaberite dostavnu poslovnicu prije nastavka' },
  PAYMENT_MISSING: { status: 422, message: 'Molimo odaberite metodu plaćanja prije nastavka' },
  PAYMENT_NOT_FOUND: { status: 422, message: 'Odabrana metoda plaćanja nije pronađena, molimo pokušajte ponovno' },
  PAYMENT_CHANGED: { status: 409, message: 'Iznos ovog načina plaćanja u međuvremenu se promijenio. Provjerite ga i odaberite ponovno.' },
  PAYMENT_OPEN: { status: 409, message: 'Plaćanje još nije odobreno.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'Plaćanje trenutačno nije moguće pokrenuti. Narudžba je spremljena, pa pokušajte ponovno malo kasnije.',
  },
  CONSENT_REQUIRED: { status: 422, message: 'core.notifications.consentRequired' },
  WRONG_LOGIN: { status: 401, message: 'Unknown username or password!' },
  USER_EXISTS: { status: 409, message: 'User already exist.' },
  PASSWORD_GUESSABLE: {
    status: 422,
    message: 'Ova je lozinka među prvima koje bi netko pokušao pogoditi. Smislite drugu, najbolje kratku rečenicu.',
  },
  PASSWORD_MISSING: { status: 422, message: 'Račun još nema lozinku. Najprije je postavite na stranici Sigurnost.' },
  WRONG_OLD_PASSWORD: { status: 422, message: 'Incorrect old password.' },
  CUSTOMER_BLOCKED: {
    status: 403,
    message: 'Kupnja i prijava s ovom adresom e-pošte trenutačno nisu moguće. Ako mislite da je to pogreška, javite nam se.',
  },
  STAFF_SUSPENDED: { status: 403, message: 'Pristup uredništvu vam je oduzet. Obratite se kolegi koji vodi zaposlenike.' },
  OFFICE_ACCOUNT_STAYS: { status: 409, message: 'Račun uredništva ne može se obrisati ovdje. Neka vam kolega najprije oduzme prava.' },
  INVOICE_NO_ADDRESS: { status: 409, message: 'Kupčevi su podaci obrisani, pa se račun nema kamo poslati.' },
  PRIVACY_REQUEST_EXISTS: { status: 409, message: 'Takav zahtjev za ovu adresu već je otvoren.' },
  PRIVACY_BLOCKED: { status: 409, message: 'Brisanje još nije moguće: osoba ima nešto nedovršeno u trgovini. Ništa nije obrisano.' },
  PRIVACY_STATE: { status: 409, message: 'Zahtjev je u stanju u kojem to nije moguće.' },
  PRIVACY_EXTENSION_LATE: { status: 409, message: 'Rok se može produljiti samo jednom i samo u prvih mjesec dana.' },
  PROOF_REQUIRED: { status: 403, message: 'Potvrdite lozinkom da ste to vi.' },
  WRONG_PASSWORD: { status: 422, message: 'Lozinka nije točna.' },
  FACTOR_REQUIRED: { status: 403, message: 'Upišite i kod iz aplikacije za prijavu.' },
  WRONG_FACTOR_CODE: { status: 422, message: 'Kod nije točan ili je već iskorišten. Pričekajte sljedeći.' },
  SIGN_IN_SPENT: { status: 422, message: 'Prijava je predugo čekala. Krenite ponovno od lozinke.' },
  PASSKEY_REFUSED: { status: 422, message: 'Pristupni ključ nije prihvaćen. Pokušajte ponovno ili se prijavite lozinkom.' },
  PASSKEYS_FULL: { status: 409, message: 'Možete imati najviše 20 pristupnih ključeva. Uklonite neki koji više ne rabite.' },
  FACTOR_EXISTS: { status: 409, message: 'Prijava u dva koraka već je uključena. Osvježite stranicu.' },
  LAST_OWNER: { status: 409, message: 'Trgovina mora imati vlasnika. Najprije nekomu drugomu dajte tu ulogu.' },
  STAFF_EXISTS: { status: 409, message: 'Osoba s tom adresom već je u uredništvu.' },
  INVITE_BLOCKED: { status: 409, message: 'Kupac s tom adresom je blokiran. Najprije ukinite blokadu.' },
  ADDRESS_BOOK_FULL: { status: 409, message: 'U adresar stane najviše 50 adresa. Obrišite neku koju više ne trebate.' },
  SOCIAL_FAILED: { status: 422, message: 'Prijava preko te usluge nije uspjela. Pokušajte ponovno ili se prijavite lozinkom.' },
  SOCIAL_NO_EMAIL: { status: 422, message: 'Usluga nije potvrdila vašu adresu e-pošte, pa vas po njoj ne možemo prepoznati.' },
  SOCIAL_UNPROVEN: { status: 409, message: 'Račun s ovom adresom e-pošte već postoji. Prijavite se lozinkom ili postavite novu.' },
  GOAL_UNDEFINED: { status: 404, message: 'Ova potvrda nema cilj: goal ili goalType nisu definirani.' },
  SEATS_TAKEN: { status: 409, message: 'Toliko slobodnih mjesta više nema.' },
  SEATS_CLOSED: { status: 409, message: 'Za ovaj se događaj mjesta više ne mogu rezervirati.' },
  TOKEN_SPENT: { status: 422, message: 'Poveznica više ne vrijedi.' },
  COMMENTS_DISABLED: { status: 403, message: 'Komentiranje ovdje nije omogućeno.' },
  COMMENT_INCOMPLETE: { status: 422, message: 'Uz ocjenu napišite i nekoliko riječi, i obrnuto.' },
  COMMENT_RATING: { status: 422, message: 'Ocjena nije ispravna.' },
  COMMENT_NOT_EDITABLE: { status: 403, message: 'Objavljeno se više ne može mijenjati.' },
  REVIEW_POSTED: { status: 409, message: 'O ovome ste već pisali.' },
  ALREADY_SUBSCRIBED: { status: 409, message: 'Naša pisma već primate na ovoj adresi.' },
  CAPTCHA_FAILED: {
    status: 422,
    message: 'Nismo uspjeli provjeriti da poruku ne šalje robot. Pošaljite je još jednom, a ako se ponovi, osvježite stranicu.',
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: 'Provjera koja obrazac štiti od robota trenutačno ne odgovara, pa poruka nije poslana. Pokušajte ponovno za koju minutu.',
  },
  DOCUMENT_TOO_LARGE: { status: 422, message: 'Stranica je prevelika. Podijelite je na dvije ili uklonite dio sadržaja.' },
  FILE_MISSING: { status: 422, message: 'Datoteka nije poslana.' },
  TOO_MANY_FILES: { status: 422, message: 'Pošaljite po jednu datoteku.' },
  FILE_TOO_LARGE: { status: 413, message: 'Datoteka je prevelika. Slika smije imati najviše 20 MB, dokument 50 MB, a video 100 MB.' },
  FILE_TYPE: {
    status: 422,
    message:
      'Ta se vrsta datoteke ne prima. Pošaljite sliku (jpg, png, webp, avif), video (mp4, webm) ili dokument (pdf, Office, OpenDocument, txt, csv, rtf, zip).',
  },
  SVG_REFUSED: { status: 422, message: 'SVG se ne prima jer može sadržavati skripte. Pošaljite sliku kao png, jpg, webp ili avif.' },
  PICTURE_TOO_LARGE: { status: 422, message: 'Slika ima previše piksela. Smije ih imati najviše 40 milijuna, a stranica najviše 16 383.' },
  PICTURE_ANIMATED: { status: 422, message: 'Animirane slike nisu podržane.' },
  PICTURE_BROKEN: { status: 422, message: 'Slika je oštećena.' },
  FILE_DAMAGED: { status: 422, message: 'Datoteka je oštećena na putu. Pošaljite je ponovno.' },
  UPLOAD_INCOMPLETE: { status: 400, message: 'Slanje datoteke je prekinuto. Pošaljite je ponovno.' },
  UPLOAD_ADDRESS: { status: 403, message: 'Adresa za slanje datoteke više ne vrijedi.' },
  UPLOAD_USED: { status: 409, message: 'Na ovu je adresu datoteka već poslana.' },
  STORAGE_FULL: { status: 507, message: 'Na poslužitelju nema mjesta za datoteku. Ništa nije spremljeno.' },
  MEDIA_KIND: { status: 422, message: 'Sliku može zamijeniti samo slika, video samo video, a dokument samo dokument.' },
  MEDIA_USED: { status: 409, message: 'Ovo se još negdje koristi, pa se ne može trajno obrisati.' },
  FOLDER_EXISTS: { status: 409, message: 'Mapa s tim imenom ovdje već postoji.' },
  VIEW_EXISTS: { status: 409, message: 'Pogled s tim imenom već postoji.' },
  VIEW_LIMIT: { status: 409, message: 'Popis ima najviše 50 pogleda. Najprije obrišite neki.' },
  RUN_OVER: { status: 409, message: 'Skupna promjena više nije u tom stanju.' },
  RUN_NOTE_DELETED: {
    status: 409,
    message: 'Tekst bilješke obrisan je dva dana nakon zaustavljanja. Pokrenite novu skupnu promjenu s bilješkom.',
  },
  RUN_UNDONE: { status: 409, message: 'Ova je skupna promjena već poništena.' },
  FOLDER_NOT_EMPTY: { status: 409, message: 'Najprije premjestite ili obrišite mape koje su u ovoj mapi.' },
  DOCUMENT_INVALID: { status: 422, message: 'Prije objave ispravite sadržaj na označenim mjestima.' },
  MASTER_USED: { status: 409, message: 'Ovaj se dijeljeni odjeljak još koristi, pa se ne može obrisati.' },
  PAGE_KEPT: { status: 409, message: 'Stranica je već bila objavljena ili zakazana, pa se može samo arhivirati.' },
  APPROVAL_REQUIRED: { status: 403, message: 'Objavu treba odobriti kolega s pravom objavljivanja.' },
  APPROVAL_CLOSED: { status: 409, message: 'O ovom je zahtjevu već odlučeno ili je istekao.' },
  RELEASE_CLOSED: { status: 409, message: 'Ova je objava već izvršena ili otkazana.' },
  STALE_VERSION: { status: 409, message: 'Netko je u međuvremenu promijenio ovaj sadržaj.' },
  FIELD_CHANGED: { status: 409, message: 'Isto je u međuvremenu promijenjeno i na drugom mjestu. Odaberite što vrijedi.' },
  TOO_MANY: { status: 429, message: 'Previše pokušaja. Molimo pričekajte trenutak pa pokušajte ponovno.' },
  UNAVAILABLE: { status: 503, message: 'Usluga trenutačno nije dostupna. Molimo pokušajte ponovno.' },
  INTERNAL: { status: 500, message: 'Nešto je pošlo po zlu. Molimo pokušajte ponovno.' },
} as const

export type ErrorCode = keyof typeof errorTable

export type FieldErrors = Record<string, string[]>

export type ErrorData = { code: ErrorCode; requestId?: string; fieldErrors?: FieldErrors; retryAfter?: number } & Record<string, unknown>

/** The body of a failed response. */
export type ErrorEnvelope = { errored: true; message: string; statusCode: number; data: ErrorData }

/** Thrown by handlers; server/api/response/errors.ts turns it into a response. `data` goes to the caller, so it must hold no secret. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly data: Record<string, unknown>

  constructor(code: ErrorCode, data: Record<string, unknown> = {}, cause?: unknown) {
    super(errorTable[code].message, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorTable[code].status
    this.data = data
  }
}

/** A failed call as the caller sees it. `status` is 0 without a response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fieldErrors: FieldErrors
  readonly data: Record<string, unknown>
  /** The failed call; set by the browser's transport. */
  call: ApiCall | undefined

  constructor({ message, statusCode, data }: { message: string; statusCode: number; data?: Partial<ErrorData> }) {
    super(message)
    this.name = 'ApiError'
    this.status = statusCode
    this.code = data?.code
    this.fieldErrors = data?.fieldErrors ?? {}
    this.data = data ?? {}
  }
}

export function hasErrorCode(error: unknown, ...codes: readonly ErrorCode[]): error is ApiError {
  return error instanceof ApiError && error.code !== undefined && codes.includes(error.code)
}
