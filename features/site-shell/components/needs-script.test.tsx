import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import messages from '@/messages/hr.json'
import { NeedsScript } from './needs-script'

vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve(() => messages.shell.noScript.text) }))
vi.mock('../load-company', () => ({
  loadCompany: () => Promise.resolve({ phone: '+385 1 5550 123', email: 'knjizara@podlampom.example' }),
}))

// docs/rules/storefront.md#without-javascript
it('tells readers without JavaScript whom to ask, under a heading', async () => {
  const html = renderToStaticMarkup(await NeedsScript({ title: 'Vaša narudžba', children: <p>Učitavamo</p> }))
  const [, told = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
  expect(told).toContain('Vaša narudžba</h1>')
  expect(told).toContain('JavaScript')
  expect(told).toContain('href="tel:+38515550123"')
  expect(told).toContain('href="mailto:knjizara@podlampom.example"')
  expect(told).not.toContain('Učitavamo')
})
