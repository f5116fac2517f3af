import { expect, it } from 'vitest'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { sampleSite } from '@/tests/support/samples/sample-site'

const data = {
  entryId: 7,
  title: 'Upit',
  text: 'Da, radimo.\nSubotom od 9 do 14.\n\nVidimo se na https://podlampom.example!',
  createdAt: '2026-11-20T10:00:00.000Z',
  lines: [
    { label: 'Poruka', value: 'Radite li <b>subotom</b>?\n\nPišite na zlo@zlo.example' },
    { label: 'Smijete me zvati', value: true },
  ],
}

it.each(['hr', 'en'] as const)('form-reply in %s reads as before', async (locale) => {
  const { subject, html, text, headers } = renderMail('formReply', data, { ...sampleSite, locale })
  expect(headers).toEqual({ 'Auto-Submitted': 'no' })
  const golden = `../../../../tests/golden/mails/form-reply-${locale}`
  await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`${golden}.txt`)
  await expect(html).toMatchFileSnapshot(`${golden}.html`)
})

// docs/rules/mail.md#no-foreign-links
it('makes no link of what the sender wrote, and leaves those of the shop', () => {
  const { html, text } = renderMail('formReply', data, sampleSite)
  for (const part of [html, text]) {
    expect(part).not.toContain('zlo@zlo.example')
    expect(part).toContain('https://podlampom.example!')
  }
})
