import { z } from 'zod'

const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const error = `mora biti cijeli broj od ${min} do ${max}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number(error).min(min, error).max(max, error))
}

const scoreError = 'mora biti broj od 0 do 1, npr. 0.5'
const score = z
  .string()
  .regex(/^(?:0|1|[01]?\.\d+)$/, scoreError)
  .transform(Number)
  .pipe(z.number().max(1, scoreError))

const url = ({ protocols, example }: { protocols: string[]; example: string }) => {
  const error = `mora biti adresa poput ${example}`
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), error)
}

const webAddress = url({ protocols: ['http:', 'https:'], example: 'https://www.primjer.hr' }).transform((text) => text.replace(/\/+$/, ''))
const postgresUrl = url({ protocols: ['postgres:', 'postgresql:'], example: 'postgres://korisnik:lozinka@localhost:5432/izlog' })
const bucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'mora biti ime spremnika, npr. trgovina-datoteke')
const oib = z.string().regex(/^\d{11}$/, 'mora biti OIB od 11 znamenki')
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `mora biti jedno od: ${values.join(', ')}`)

const socialProvider = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  name: z.string().min(1).max(40),
  issuer: z.string().refine(isSafeIssuer),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scope: z.string().default('openid email profile'),
})
/** An OpenID Connect provider. */
export type SocialProvider = z.output<typeof socialProvider>

/** It receives secrets: https, or this machine. */
function isSafeIssuer(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}

const socialError = 'mora biti JSON popis objekata s poljima id, name, issuer, clientId i po potrebi clientSecret i scope'
const socialProviders = z.string().transform((text, context) => {
  const { data } = z.array(socialProvider).safeParse(parseJson(text || '[]'))
  const isUnique = data && new Set(data.map(({ id }) => id)).size === data.length
  if (isUnique) return data
  context.addIssue({ code: 'custom', message: socialError })
  return z.NEVER
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Every environment variable. A test keeps `.env.example` in step. */
export const variables = {
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: webAddress.optional(),
  API_URL: webAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.default(''),
  DB_POOL_MAX: wholeNumber({ min: 1, max: 200 }).default(8),
  DB_PREPARE: oneOf(['on', 'off']).default('on'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: wholeNumber({ min: 0, max: 10 }).default(0),
  ADMIN_CACHE: oneOf(['on', 'off']).default('on'),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  DRAIN_DELAY: wholeNumber({ min: 0, max: 60 }).default(0),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAIL_FROM: z.string().includes('@', 'mora sadržavati adresu e-pošte').optional(),
  SMTP_URL: url({ protocols: ['smtp:', 'smtps:'], example: 'smtp://korisnik:lozinka@posta.primjer.hr:587' }).optional(),
  MEMBER_REGISTER_URL: webAddress.optional(),
  MEMBER_REGISTER_TOKEN: z.string().optional(),
  PAYMENT_GATEWAY_URL: webAddress.optional(),
  PAYMENT_GATEWAY_MERCHANT: z.string().optional(),
  PAYMENT_GATEWAY_SECRET: z.string().optional(),
  PAYMENT_GATEWAY_HASH: oneOf(['sha256', 'sha512']).default('sha512'),
  PAYMENT_TEST_GATEWAY: oneOf(['auto', 'on', 'off']).default('auto'),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_SECRET: z.string().optional(),
  PAYPAL_API_URL: webAddress.default('https://api-m.paypal.com'),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MERCHANT_ID: z.string().optional(),
  FISCAL_URL: webAddress.optional(),
  FISCAL_OIB: oib.optional(),
  FISCAL_OPERATOR_OIB: oib.optional(),
  FISCAL_CERTIFICATE: z.string().optional(),
  FISCAL_KEY_PASSWORD: z.string().optional(),
  FISCAL_CA: z.string().optional(),
  FISCAL_SIGNATURE: oneOf(['sha256', 'sha1']).default('sha256'),
  GLS_URL: webAddress.optional(),
  GLS_USERNAME: z.string().optional(),
  GLS_PASSWORD: z.string().optional(),
  GLS_CLIENT_NUMBER: wholeNumber({ min: 1, max: 2_147_483_647 }).optional(),
  CELERO_TAX: oneOf(['on', 'off']).default('off'),
  SOCIAL_PROVIDERS: socialProviders.default([]),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERSION: oneOf(['2', '3']).default('2'),
  RECAPTCHA_MIN_SCORE: score.default(0.5),
  RECAPTCHA_VERIFY_URL: webAddress.default('https://www.google.com/recaptcha/api/siteverify'),
}

/** Variables that require others. */
const requiredWith = {
  S3_ENDPOINT: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  S3_BUCKET: ['S3_ENDPOINT'],
  PAYMENT_GATEWAY_URL: ['PAYMENT_GATEWAY_MERCHANT', 'PAYMENT_GATEWAY_SECRET'],
  PAYPAL_CLIENT_ID: ['PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'],
  FISCAL_URL: ['FISCAL_OIB', 'FISCAL_OPERATOR_OIB', 'FISCAL_CERTIFICATE'],
  GLS_URL: ['GLS_USERNAME', 'GLS_PASSWORD', 'GLS_CLIENT_NUMBER'],
  RECAPTCHA_SITE_KEY: ['RECAPTCHA_SECRET'],
  RECAPTCHA_SECRET: ['RECAPTCHA_SITE_KEY'],
} as const
const secrets = new Set([
  'MEMBER_REGISTER_TOKEN',
  'DATABASE_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'PAYMENT_GATEWAY_SECRET',
  'PAYPAL_SECRET',
  'FISCAL_KEY_PASSWORD',
  'GLS_PASSWORD',
  'SOCIAL_PROVIDERS',
  'RECAPTCHA_SECRET',
])

const schema = z
  .object(variables)
  .superRefine((values, context) => {
    const given = new Map<string, unknown>(Object.entries(values))
    for (const [owner, rest] of Object.entries(requiredWith)) {
      for (const name of given.get(owner) ? rest.filter((one) => !given.get(one)) : []) {
        context.addIssue({ code: 'custom', path: [name], message: `mora biti postavljen kad je postavljen ${owner}` })
      }
    }
  })
  .transform((values) => ({ ...values, SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}` }))

export type Env = z.output<typeof schema>

/** A wrong or missing variable, with a one-line message. */
export class EnvError extends Error {}

/** Parses a record such as process.env. Empty values count as missing. Throws an EnvError of one line. */
export function parseEnv(record: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new EnvError(result.error.issues.map((issue) => describeIssue(String(issue.path[0]), issue.message, given)).join('; '))
}

function describeIssue(name: string, rule: string, given: Record<string, string | undefined>) {
  const value = given[name]
  if (value === undefined || secrets.has(name)) return `${name} ${rule}`
  return `${name} ${rule}, a sada je „${value}”`
}

let parsed: Env | undefined

/** The settings, parsed on first read, so importing never fails. `next build` has no database: a missing DATABASE_URL throws only when it is read. */
export const env: Env = new Proxy(parseEnv({}), {
  get(_, name) {
    parsed ??= parseEnv(process.env)
    if (name === 'DATABASE_URL' && !parsed.DATABASE_URL)
      throw new EnvError('DATABASE_URL nije postavljen; npm start i npm run dev pokreću vlastitu bazu')
    return Reflect.get(parsed, name)
  },
})

/** All settings as they were given, secrets included: equal texts are equal settings. */
export function settingsText(): string {
  return JSON.stringify(Object.keys(variables).map((name) => process.env[name] ?? ''))
}

/** For tests: the next read parses the environment again. */
export function resetEnv() {
  parsed = undefined
}
