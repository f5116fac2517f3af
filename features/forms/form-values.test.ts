import { expect, it } from 'vitest'
import { Form, FormFields } from '@/lib/api/entities/form.schema'
import { emptyFormValues, formValuesSchema, toFormPayload } from './form-values'

const fields = FormFields.parse([
  { name: 'email', kind: 'email', label: 'E-pošta', required: true },
  { name: 'phone', kind: 'phone', label: 'Telefon' },
  { name: 'topic', kind: 'choice', label: 'Tema', options: [{ value: 'knjiga', label: 'Knjiga' }] },
  { name: 'news', kind: 'flag', label: 'Javite mi' },
  { name: 'words', kind: 'longText', label: 'Poruka', required: true, max: 20 },
])
const consent = { id: 3, uniqueNumber: 'upit', displayName: 'Smijete.', assignedTo: 'form', required: true, version: 1 }
const form = Form.parse({ id: 7, key: 'kontakt', title: 'Upit', confirmed: false, fields, consents: [consent], captcha: null })
const blank = emptyFormValues(form)
const whole = { ...blank, answers: { ...blank.answers, email: 'ana@primjer.hr', words: 'Dobar dan' }, consents: { c3: true } }

it.each([
  ['a whole one', {}, []],
  ['no address', { email: ' ' }, [['answers.email', 'required']]],
  ['what is no address', { email: 'ana' }, [['answers.email', 'email']]],
  ['a number that is none', { phone: 'nemam' }, [['answers.phone', 'phone']]],
  ['a number', { phone: '+385 91 234 5678' }, []],
  ['a choice of one’s own', { topic: 'drugo' }, [['answers.topic', 'unknown']]],
  ['words of spaces', { words: '   ' }, [['answers.words', 'required']]],
  ['a field that it has not', { more: 'x' }, [['answers', expect.any(String)]]],
])('%s', (_, change, expected) => {
  const { error } = formValuesSchema(form).safeParse({ ...whole, answers: { ...whole.answers, ...change } })
  expect((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual(expected)
})

it('requires the required consents and sends the given ones', () => {
  const { error } = formValuesSchema(form).safeParse({ ...whole, consents: blank.consents })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['consents.c3', 'consentRequired']])
  expect(toFormPayload(form, whole)).toEqual({ id: 7, data: whole.answers, consents: [3], website: '' })
})

it('requires the captcha permission only where it is asked for', () => {
  const problems = (captcha: boolean, asksCaptcha: boolean) =>
    formValuesSchema(form, { asksCaptcha })
      .safeParse({ ...whole, captcha })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(problems(false, true)).toEqual([['captcha', 'captchaRequired']])
  expect([problems(true, true), problems(false, false)]).toEqual([undefined, undefined])
})

it.each([
  ['two fields of one name', [...fields, ...fields]],
  ['nobody to answer', fields.filter(({ kind }) => kind !== 'email')],
])('rejects a form with %s', (_, broken) => expect(FormFields.safeParse(broken).success).toBe(false))
