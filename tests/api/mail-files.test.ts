import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { env } from '@/lib/env'
import { mailTransport } from '@/server/adapters/mail/transport'

it('a mail on disk is readable by its owner only (docs/rules/mail.md#transport)', async () => {
  const words = { subject: 'Narudžba', html: '<p>Hvala</p>', text: 'Hvala' }
  const from = { name: 'Pod lampom', address: 'trgovina@primjer.hr' }
  await mailTransport().send({ from, to: 'ana@primjer.hr', messageId: '<1@primjer.hr>', date: new Date(), ...words })
  const folder = path.join(env.DATA_DIR, 'mail')
  const modes = [folder, ...readdirSync(folder).map((name) => path.join(folder, name))].map((file) => statSync(file).mode & 0o077)
  expect(modes.length).toBeGreaterThan(1)
  expect(new Set(modes)).toEqual(new Set([0]))
})
