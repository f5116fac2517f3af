/**
 * Checks structured data against Google's rules (developers.google.com/search/docs/appearance/structured-data: product snippet, merchant listing, breadcrumb,
 * carousel, organization, article, sitelinks search box) and schema.org's values. Returns the problems.
 */
export function structuredDataProblems(data: unknown): string[] {
  // As serialized: without undefined values.
  return check(JSON.parse(JSON.stringify(data)), 'data')
}

type Node = Record<string, unknown>
type Rule = { required: string[]; oneOf?: string[]; also?: (node: Node) => string[] }

const money = (name: string) => (node: Node) =>
  typeof node[name] === 'number' && node[name] >= 0 && Math.abs(node[name] * 100 - Math.round(node[name] * 100)) < 1e-6
    ? []
    : [`${name} is no price`]

const rules: Record<string, Rule> = {
  Product: {
    required: ['name', 'image', 'description'],
    oneOf: ['offers', 'review', 'aggregateRating'],
    also: (node) => gtinProblems(node.gtin),
  },
  ProductGroup: {
    required: ['name', 'description', 'productGroupID', 'hasVariant'],
    also: ({ productGroupID, variesBy = [] }) => [
      ...(String(productGroupID).length <= 50 ? [] : ['productGroupID is longer than 50 characters']),
      ...[variesBy]
        .flat()
        .flatMap((one) =>
          /^https:\/\/schema\.org\/(?:color|size|material|pattern)$/.test(String(one)) ? [] : [`variesBy '${String(one)}'`],
        ),
    ],
  },
  Offer: { required: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition'], also: money('price') },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency'],
    also: (node) => [
      ...money('lowPrice')(node),
      ...(node.highPrice === undefined ? [] : money('highPrice')(node)),
      ...(Number(node.lowPrice) > Number(node.highPrice) ? ['lowPrice is above highPrice'] : []),
      ...(node.offerCount === undefined || Number(node.offerCount) >= 1 ? [] : ['offerCount is below 1']),
    ],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], also: money('price') },
  AggregateRating: {
    required: ['ratingValue'],
    oneOf: ['ratingCount', 'reviewCount'],
    also: ({ ratingValue, bestRating = 5, worstRating = 1, ratingCount, reviewCount }) => [
      ...(Number(ratingValue) >= Number(worstRating) && Number(ratingValue) <= Number(bestRating)
        ? []
        : ['ratingValue is out of its range']),
      ...(Number(ratingCount ?? reviewCount) >= 1 ? [] : ['nobody has rated']),
    ],
  },
  Brand: { required: ['name'] },
  Organization: { required: ['name'] },
  PostalAddress: { required: ['streetAddress', 'addressLocality', 'addressCountry'] },
  Person: { required: ['name'] },
  BlogPosting: { required: ['headline'], also: ({ headline }) => (String(headline).length <= 250 ? [] : ['headline is too long']) },
  Event: {
    required: ['name', 'startDate', 'location', 'url'],
    also: ({ startDate, endDate }) => (endDate === undefined || isBefore(startDate, endDate) ? [] : ['it ends before it begins']),
  },
  Place: { required: ['name', 'address'] },
  BreadcrumbList: { required: ['itemListElement'], also: (node) => positionsOf(node, { firstIsOne: true, atLeast: 2 }) },
  ItemList: { required: ['itemListElement'], also: (node) => positionsOf(node, { firstIsOne: false, atLeast: 1 }) },
  ListItem: { required: ['position'], oneOf: ['item', 'url'] },
  WebSite: { required: ['name', 'url', 'potentialAction'] },
  SearchAction: {
    required: ['target', 'query-input'],
    also: (node) => {
      const [, name = ''] = /^required name=(\w+)$/.exec(String(node['query-input'])) ?? []
      return JSON.stringify(node.target).includes(`{${name}}`) && name !== '' ? [] : ['query-input names nothing in urlTemplate']
    },
  },
  EntryPoint: { required: ['urlTemplate'] },
}

const enumerations: Record<string, RegExp> = {
  availability:
    /^https:\/\/schema\.org\/(?:InStock|OutOfStock|LimitedAvailability|PreOrder|BackOrder|SoldOut|Discontinued|OnlineOnly|InStoreOnly)$/,
  itemCondition: /^https:\/\/schema\.org\/(?:New|Used|Refurbished|Damaged)Condition$/,
  priceType: /^https:\/\/schema\.org\/(?:StrikethroughPrice|ListPrice|SalePrice)$/,
  priceCurrency: /^[A-Z]{3}$/,
  priceValidUntil: /^\d{4}-\d\d-\d\d(?:T|$)/,
  startDate: /^\d{4}-\d\d-\d\dT/,
  endDate: /^\d{4}-\d\d-\d\dT/,
  eventStatus: /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled|Postponed|Rescheduled|MovedOnline)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/(?:Offline|Online|Mixed)EventAttendanceMode$/,
  datePublished: /^\d{4}-\d\d-\d\d(?:T|$)/,
  addressCountry: /^[A-Z]{2}$/,
}

/** URLs must be absolute. */
const addresses = new Set(['url', 'image', 'item', 'logo', 'mainEntityOfPage', 'urlTemplate', '@id'])

function check(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => check(one, `${at}[${index}]`))
  if (!isNode(value)) return []
  const here = isReference(value) ? [] : ownProblems(value).map((problem) => `${at}: ${problem}`)
  return [
    ...here,
    ...Object.entries(value).flatMap(([name, inner]) => [...valueProblems(name, inner, at), ...check(inner, `${at}.${name}`)]),
  ]
}

function ownProblems(node: Node): string[] {
  const rule = rules[String(node['@type'])]
  if (!rule) return [`no rule for the type ${String(node['@type'])}`]
  const missing = rule.required.filter((name) => isEmpty(node[name])).map((name) => `${name} is missing`)
  const none = rule.oneOf && rule.oneOf.every((name) => isEmpty(node[name])) ? [`one of ${rule.oneOf.join(', ')} is missing`] : []
  return [...missing, ...none, ...(rule.also?.(node) ?? [])]
}

function valueProblems(name: string, value: unknown, at: string): string[] {
  if (value === null || value === '') return [`${at}.${name} is empty`]
  const texts = [value].flat().filter((one) => typeof one === 'string')
  const wrong = texts.filter(
    (text) => (enumerations[name] && !enumerations[name].test(text)) || (addresses.has(name) && !/^https?:\/\/[^/]/.test(text)),
  )
  return wrong.map((text) => `${at}.${name} may not be '${text}'`)
}

function positionsOf({ itemListElement }: Node, { firstIsOne, atLeast }: { firstIsOne: boolean; atLeast: number }): string[] {
  const positions = Array.isArray(itemListElement)
    ? itemListElement.map((one: unknown) => (isNode(one) ? Number(one.position) : Number.NaN))
    : []
  const first = positions[0] ?? 0
  const isInOrder = positions.every((position, index) => position === first + index)
  return [
    ...(positions.length >= atLeast ? [] : [`fewer than ${atLeast} elements`]),
    ...(isInOrder && first >= 1 && (!firstIsOne || first === 1) ? [] : ['positions are not in order']),
  ]
}

function isBefore(start: unknown, end: unknown) {
  return typeof start === 'string' && typeof end === 'string' && start < end
}

function gtinProblems(gtin: unknown): string[] {
  return gtin === undefined || (typeof gtin === 'string' && /^(?:\d{8}|\d{12,14})$/.test(gtin))
    ? []
    : ['gtin is no number of 8, 12, 13 or 14 digits']
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isReference(node: Node) {
  return Object.keys(node).length === 1 && '@id' in node
}

function isEmpty(value: unknown) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
