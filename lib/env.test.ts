import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv, variables } from './env'

describe('parseEnv', () => {
  it('fills in defaults and derives the site address from the port', () => {
    expect(parseEnv({ PORT: '3100' })).toMatchObject({ PORT: 3100, DATA_DIR: '.data', SITE_URL: 'http://localhost:3100', DB_POOL_MAX: 8 })
  })

  it('takes an empty value as none', () => {
    expect(parseEnv({ PORT: '', SMTP_URL: '' })).toEqual(parseEnv({}))
  })

  it('drops the last slash of an address', () => {
    expect(parseEnv({ SITE_URL: 'https://www.pod-lampom.example/' }).SITE_URL).toBe('https://www.pod-lampom.example')
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT mora biti cijeli broj od 0 do 65535, a sada je „abc”'],
    [{ PORT: '70000' }, 'PORT mora biti cijeli broj od 0 do 65535, a sada je „70000”'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL mora biti jedno od: debug, info, warn, error, silent, a sada je „loud”'],
    [{ SITE_URL: 'ftp://x' }, 'SITE_URL mora biti adresa poput https://www.primjer.hr, a sada je „ftp://x”'],
    [{ DATABASE_URL: 'mysql://a:tajna@b/c' }, 'DATABASE_URL mora biti adresa poput postgres://korisnik:lozinka@localhost:5432/izlog'],
    [
      { PAYMENT_GATEWAY_URL: 'https://plati.banka.example', PAYMENT_GATEWAY_MERCHANT: 'lampa' },
      'PAYMENT_GATEWAY_SECRET mora biti postavljen kad je postavljen PAYMENT_GATEWAY_URL',
    ],
    [
      { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'tajna', PAYPAL_WEBHOOK_ID: 'b' },
      'PAYPAL_MERCHANT_ID mora biti postavljen kad je postavljen PAYPAL_CLIENT_ID',
    ],
    [{ RECAPTCHA_SITE_KEY: 'javni' }, 'RECAPTCHA_SECRET mora biti postavljen kad je postavljen RECAPTCHA_SITE_KEY'],
    [
      { RECAPTCHA_SITE_KEY: 'javni', RECAPTCHA_SECRET: 'tajna', RECAPTCHA_MIN_SCORE: '1.5' },
      'RECAPTCHA_MIN_SCORE mora biti broj od 0 do 1, npr. 0.5, a sada je „1.5”',
    ],
    [
      { SOCIAL_PROVIDERS: '[{"id":"a","name":"A","issuer":"http://zlo.example","clientId":"x","clientSecret":"tajna"}]' },
      'SOCIAL_PROVIDERS mora biti JSON popis objekata s poljima id, name, issuer, clientId i po potrebi clientSecret i scope',
    ],
  ])('answers %j with one clear line', (record, line) => {
    expect(() => parseEnv(record)).toThrow(new Error(line))
  })
})

describe('.env.example', () => {
  const example = Object.fromEntries(
    [...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  )

  it('lists every variable once and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(variables).toSorted())
  })

  it('shows the defaults', () => {
    expect(parseEnv(example)).toEqual(parseEnv({}))
  })
})
