import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { Form } from './form'
import { TextField } from '@/components/form/fields/text-field'
import { useFieldErrors } from './use-field-errors'
import { useZodForm } from './use-zod-form'

const schema = z
  .object({ email: z.string().trim().pipe(z.email()), code: z.string().min(8), again: z.string().min(1) })
  .refine(({ code, again }) => code === again, { path: ['again'], message: 'repeatPassword' })

function Sample() {
  const form = useZodForm(schema, { email: '', code: '', again: '' })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField control={form.control} name="email" label="Adresa" />
      <TextField control={form.control} name="code" label="Lozinka" />
      <TextField control={form.control} name="again" label="Ponovno" />
      <button type="submit">Šalji</button>
    </Form>
  )
}

test('shows the text of the rule that is broken now', async () => {
  const { user } = renderInShop(<Sample />)
  await user.click(screen.getByRole('button', { name: 'Šalji' }))
  expect(await screen.findAllByText('Unos ovog polja je obavezan')).toHaveLength(3)
  await user.type(screen.getByLabelText('Adresa'), 'ana')
  expect(await screen.findByText('Unesite ispravnu adresu e-pošte.')).toBeTruthy()
  await user.type(screen.getByLabelText('Lozinka'), 'kratka')
  expect(await screen.findByText('Minimalan broj znakova potrebnih za ovo polje je 8')).toBeTruthy()
  await user.type(screen.getByLabelText('Lozinka'), ' a duga')
  await user.type(screen.getByLabelText('Adresa'), '@primjer.hr')
  await user.type(screen.getByLabelText('Ponovno'), 'druga')
  expect(await screen.findByText('Unesene lozinke se ne podudaraju')).toBeTruthy()
})

const account = z.object({ iban: z.string().refine((text) => text.startsWith('HR'), 'iban'), note: z.string(), topic: z.string() })

function Account({ fieldErrors }: { fieldErrors: Record<string, string[]> }) {
  const form = useZodForm(account, { iban: '', note: '', topic: '' })
  const showFieldErrors = useFieldErrors(form, ['note', 'topic'])
  return (
    <Form
      form={form}
      onSubmit={() => void showFieldErrors(new ApiError({ message: '', statusCode: 422, data: { code: 'VALIDATION', fieldErrors } }))}
    >
      <TextField control={form.control} name="iban" label="IBAN" />
      <TextField control={form.control} name="note" label="Napomena" />
      <TextField control={form.control} name="topic" label="Tema" />
      <button type="submit">Šalji</button>
    </Form>
  )
}

// docs/rules/forms.md#rule-texts
test('shows the text of a word, of the schema and of the server, and a sentence as it is', async () => {
  const { user } = renderInShop(<Account fieldErrors={{ note: ['maxLength'], topic: ['Dopuštene vrijednosti: a, b.'] }} />)
  await user.type(screen.getByLabelText('IBAN'), '1')
  await user.click(screen.getByRole('button', { name: 'Šalji' }))
  expect(await screen.findByText('IBAN nije ispravan. Provjerite ga.')).toBeTruthy()
  await user.clear(screen.getByLabelText('IBAN'))
  await user.type(screen.getByLabelText('IBAN'), 'HR1')
  await user.click(screen.getByRole('button', { name: 'Šalji' }))
  expect(await screen.findByText('Tekst je predug.')).toBeTruthy()
  expect(screen.getByText('Dopuštene vrijednosti: a, b.')).toBeTruthy()
})
