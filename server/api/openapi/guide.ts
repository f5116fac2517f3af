import { describeFieldWords } from './failures/field-words'

/** `info.description`: what a program needs to know beside the single calls. */
export const guide = `The API of the shop. Every success is \`{ "data": … }\`, every failure the envelope \`Failure\`. Money is a number of the currency of the site with at most two decimals; moments are ISO 8601 in UTC.

## Who calls

Every call carries the header \`apiKey\`, the public key of the site, which \`POST /api/v2/master/domainDetect\` answers without one. A signed-in person adds \`accessToken\` from \`POST /api/v1/login\`. It lives for minutes (\`expiresIn\`); \`GET /api/v1/refresh\` renews it.

| what is sent | answer |
|---|---|
| no usable \`apiKey\` | 401 \`UNKNOWN_API_KEY\` |
| no \`accessToken\` where a signed-in person is needed | 401 \`UNAUTHORIZED\` |
| no \`accessToken\`, or one without the right, where the back office is needed | 403 \`FORBIDDEN\` |
| an \`accessToken\` that has expired | 401 \`TOKEN_EXPIRED\`: refresh once and repeat |
| any other \`accessToken\`: unknown, revoked, signed out | 403 \`TOKEN_INVALID\`: sign in again |
| a refresh token that is spent, expired or unknown | 401 \`TOKEN_EXPIRED\`: sign in again |
| no refresh token | 401 \`UNAUTHORIZED\` |

An expired or invalid \`accessToken\` is refused on every call, also where none is needed.

The API sends no CORS headers, and a write from a page of another site is 403 \`CROSS_SITE\`: browsers call it from the shop's own pages only. Programs on servers and in apps send no \`Origin\` and are not affected.

## Repeating a call

Reads and calls that set a state may be repeated. Calls that list the header \`Idempotency-Key\` honour it: send a new key for each intention, and the same one with every repeat. 429 and 503 carry \`Retry-After\` in seconds.

## Errors

\`data.code\` is for programs, \`message\` for people, in the language of \`x-gaussbox-language\`: English for \`eng\`, otherwise Croatian. Some codes have a fixed message instead, such as \`Coupon not found!\` or \`error.invalidQuantity\`; the schema \`Failure\` lists them. \`data.fieldErrors\` names fields by path, joined by dots. Its texts are Croatian sentences, or one of the words that forms translate: ${describeFieldWords()}.

Each call lists the codes that it may answer by status. Beside them any call may answer 500 \`INTERNAL\` and 503 \`UNAVAILABLE\`. A request that the server does not take is refused before any call, with the same envelope: \`%00\` in the address or a wrong \`Host\` is 400 \`BAD_REQUEST\`, an unknown method 405 \`METHOD_NOT_ALLOWED\`, a body that is far too large 413 \`BODY_TOO_LARGE\`.

## Sections of a page

Pages, shared sections, posts and categories hold sections: \`SectionDocument\`. Types and their fields belong to the design of the shop, so the components \`…Section\` name those of this version. Sections of other versions and unknown fields of a document pass unchanged; a new section must be of a known type. A value of another type than its field's is kept, and the page shows the field as empty; texts that are empty or too long are published too, and only the editor's panel warns of them.

1. \`GET /api/v1/cms/draft/get\` with \`key=page:12\` answers the draft with its \`revision\`: pictures as \`{ "mediaId", "alt" }\`, links as \`{ "kind", "id" }\`.
2. Copy a section that is like the one you want, and give it an id of its own and a \`pos\` between its neighbours'.
3. \`PATCH /api/v1/cms/draft/save\` with the \`revision\` and \`{"kind": "add", "section": "s_new", "value": …}\`. 409 \`STALE_VERSION\` lists what was saved meanwhile.
4. Nothing of it is public before \`POST /api/v1/cms/draft/publish\`.

## Buy a book as a guest

1. \`POST /api/v2/master/domainDetect\` with \`{}\`: \`apiKeyToken\` is the \`apiKey\` of all further calls.
2. \`POST /api/v1/product/web/filter\` with \`{"keywords": "…"}\`, or \`{"page": 1}\` for all: take a record whose \`stock.state\` is not \`out\` and whose \`needsChoice\` is false.
3. \`GET /api/v2/ecommerce/cart/getNewCartSession\`: \`cartId\` and \`protectCode\` go with every further call of the cart.
4. \`POST /api/v2/ecommerce/cart/addItem\` with \`productId\` and \`qty\`.
5. \`POST /api/v2/ecommerce/checkout/getAvailableCountries\`: countries to deliver to, each with the pattern of its postal codes.
6. \`PATCH /api/v1/user/guest\` with \`email\` and two addresses, of type \`main\` (the bill) and \`shipping\` (the parcel). Both are needed, also when they are the same and when the buyer collects the book.
7. \`POST /api/v1/gdpr/web/consent/filter\` with \`{"assignedTo": "checkout"}\`: show \`displayName\` of each; those with \`required\` must be accepted.
8. \`POST /api/v1/gdpr/web/consent/log/create\` with the accepted ids, \`cartId\` and \`protectCode\` of the cart, and \`user\` \`{"userType": "guest", "email": …}\`, the same address as in step 6. With the pair the log proves who accepted, and only a statement with it can be taken back. A consent to the newsletter is only logged: \`POST /api/v1/marketing/newsletter/subscribe\` subscribes.
9. \`POST /api/v2/ecommerce/delivery/getApplicableDeliveryMethods\`, then \`PUT /api/v2/ecommerce/delivery/saveDeliveryMethod\` with \`deliveryMethodId\`, and \`branchId\` where the method lists \`options\`.
10. \`POST /api/v2/ecommerce/payment/getApplicablePaymentMethods\`, then \`PUT /api/v2/ecommerce/payment/savePaymentMethod\` with \`paymentMethodId\`. The answer is the cart: show its \`summary\`, and keep its \`version\`.
11. \`POST /api/v2/ecommerce/order/create\` with \`version\` and a new \`Idempotency-Key\`. Without an answer, send the same again with the same key; another call after the order is 409 \`SESSION_USED\`. A cart has 5 calls a minute, refused ones included (429). 409 \`CART_CHANGED\` means that the cart is not what the buyer has seen: show it and let them decide. Where \`html\` of the answer is a text and not empty, the buyer has still to pay: it is JSON of \`HostedForm\`. Resolve its \`action\` against the shop's address, and let the buyer's browser post \`fields\` to it as a form.
12. \`POST /api/v2/ecommerce/order/summary\` with \`orderSlug\`: the order. Its answer sets the cookie \`orders\`: with it \`GET /api/v1/document/order/get\`, the PDF and the withdrawal work for 12 hours.
`
