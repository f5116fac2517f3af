import { expect, it } from 'vitest'
import { renderMail, type MailTemplate } from '@/server/modules/mail/templates/registry'
import { sampleSite as site } from '@/tests/support/samples/sample-site'

const token = 'tajna_0123456789'
const until = '2026-12-03T10:00:00.000Z'
const reason = 'Tražite <b>sve</b> narudžbe od 2009.'

const mails: [string, MailTemplate, object][] = [
  ['privacy-confirm', 'privacyConfirm', { kind: 'erasure', token }],
  ['privacy-received', 'privacyReceived', { kind: 'access', dueOn: '2026-12-26' }],
  [
    'privacy-received-note',
    'privacyReceived',
    { kind: 'rectification', dueOn: '2026-12-26', note: 'Adresa je sada <b>nova@drugdje.example</b>.' },
  ],
  ['privacy-archive', 'privacyArchive', { token, until }],
  ['privacy-erased', 'privacyErased', {}],
  ['privacy-corrected', 'privacyCorrected', { answer: 'Prezime je sada <Šćepanović>.' }],
  ['privacy-extended', 'privacyExtended', { kind: 'access', dueOn: '2027-02-26', reason }],
  ['privacy-refused', 'privacyRefused', { kind: 'rectification', reason }],
]

it.each(mails)('%s reads as before', async (name, template, data) => {
  const { subject, html, text } = renderMail(template, data, site)
  const golden = `../../../../tests/golden/mails/${name}`
  await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`${golden}.txt`)
  await expect(html).toMatchFileSnapshot(`${golden}.html`)
})
