import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CustomOption } from '@/lib/api/entities/product.schema'
import messages from '@/messages/hr.json'
import { CustomOptionFields } from './custom-option-fields'

const option = (key: string, own: Partial<CustomOption>): CustomOption => ({
  id: 1,
  key,
  option_type: 'text',
  required: false,
  maxLength: 200,
  min: null,
  max: null,
  price: 0,
  custom_option_values: [{ label: key }],
  ...own,
})
const options = [option('Posveta', {}), option('Potpis', { maxLength: 12 }), option('Godina', { option_type: 'number', maxLength: null })]

function Product() {
  const [texts, setTexts] = useState<Record<string, string>>({ Potpis: 'Ana' })
  return (
    <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
      <CustomOptionFields
        options={options}
        texts={texts}
        hasTried={false}
        fieldId={(key) => `opcija-${key}`}
        onTextChange={(key, text) => setTexts((previous) => ({ ...previous, [key]: text }))}
      />
      <output>{JSON.stringify(texts)}</output>
    </NextIntlClientProvider>
  )
}

it('keeps what was typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Product />)
  const typed = { Posveta: 'Za Ivu, s čežnjom', Godina: '1987' }
  for (const [name, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(new RegExp(`^${name}`))
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text
  }
  render(<Product />, { container, hydrate: true })
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ Potpis: 'Ana', ...typed })
  container.remove()
})
