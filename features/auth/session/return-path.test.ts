import { expect, it } from 'vitest'
import { safeReturnPath } from './return-path'

it.each(['/', '/kosarica', '/product/jama?x=1#opis', '/shop/klasici', '/admin/outbox', '/prijava-na-radionicu'])('accepts %s', (path) =>
  expect(safeReturnPath(path)).toBe(path),
)

it.each([
  '',
  'kosarica',
  '//zlo.example',
  '/\\zlo.example',
  '/a\\b',
  'https://zlo.example',
  'javascript:alert(1)',
  '/\t/zlo.example',
  '/a b',
  '/prijava',
  '/prijava?verificationToken=x',
  '/registracija',
  '/potvrdi-email?newsletter=x',
])('rejects %j', (path) => expect(safeReturnPath(path)).toBeNull())
