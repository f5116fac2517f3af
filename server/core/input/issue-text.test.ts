import { expect, it } from 'vitest'
import { z } from 'zod'
import { Id, integer } from '@/lib/api/entities/common.schema'
import { issueText } from './issue-text'

const textOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues.map(({ message }) => message)

it.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'Ovo je polje obavezno.'],
  ['an id that is missing', z.object({ id: Id }), {}, 'Ovo je polje obavezno.'],
  ['null for a text', z.string(), null, 'Ovo je polje obavezno.'],
  ['null for a word', z.enum(['asc', 'desc']), null, 'Ovo je polje obavezno.'],
  ['null for an id', Id, null, 'Ovo je polje obavezno.'],
  ['null for a limit', z.object({ limit: integer({ min: 1 }).default(10) }), { limit: null }, 'Vrijednost mora biti broj.'],
  ['null for a list', z.array(z.number()), null, 'Vrijednost mora biti popis.'],
  ['an id that is a word', Id, 'dva', 'Vrijednost mora biti broj.'],
  ['a list for a map', z.record(z.string(), z.string()), [], 'Vrijednost mora biti objekt.'],
  ['a word for a number', z.number(), 'dva', 'Vrijednost mora biti broj.'],
  ['an empty text', z.string().min(1), '', 'Ovo je polje obavezno.'],
  ['a short text', z.string().min(3), 'a', 'Najmanji broj znakova: 3.'],
  ['a long list', z.array(z.number()).max(1), [1, 2], 'Najveći broj stavki: 1.'],
  ['a small number', z.number().min(1), 0, 'Najmanja vrijednost: 1.'],
  ['a number that is not positive', z.number().positive(), 0, 'Vrijednost mora biti veća od 0.'],
  ['a fraction', z.number().int(), 1.5, 'Vrijednost mora biti cijeli broj.'],
  ['a part of a cent', z.number().multipleOf(0.01), 0.001, 'Najviše dvije decimale.'],
  ['another word', z.enum(['asc', 'desc']), 'up', 'Dopuštene vrijednosti: asc, desc.'],
  ['an address', z.email(), 'ana', 'Adresa e-pošte nije ispravna.'],
  ['another type', z.boolean(), 'da', 'Vrijednost mora biti true ili false.'],
  ['none of several', z.union([z.boolean(), z.number()]), {}, 'Neispravna vrijednost.'],
  ['a field that nobody knows', z.strictObject({}), { a: 1 }, 'Nepoznato polje.'],
  ['what its schema says', z.string().min(1, 'required'), '', 'required'],
])('says what is wrong with %s', (_, schema, value, text) => {
  expect(textOf(schema, value)).toEqual([text])
})
