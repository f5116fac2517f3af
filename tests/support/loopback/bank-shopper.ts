import type { HostedForm } from '@/lib/api/entities/payment-start.schema'
import { intentKey, type NewPayment } from '@/server/adapters/payment/port'
import { loopbackBank } from './bank'

/** A payment at the loopback bank, and its shopper. */
export const bankPayment: NewPayment = {
  key: intentKey('Sl-ug_0123456789abcdefgh', 7),
  orderSlug: 'Sl-ug_0123456789abcdefgh',
  orderNumber: '2026-000123',
  editId: null,
  amount: { cents: 4790, currency: 'EUR' },
  reference: 'Sl-ug_0123456789abcdefgh.7',
  subscription: null,
  shopper: { email: 'čitatelj@primjer.hr', locale: 'hr' },
  urls: {
    success: 'https://lampa.example/naplata/povratak',
    failure: 'https://lampa.example/naplata/povratak?neuspjeh=1',
    webhook: 'https://lampa.example/api/obavijest',
  },
}

type Bank = ReturnType<typeof loopbackBank>

export async function startForm({ provider }: Bank, of: NewPayment = bankPayment): Promise<HostedForm> {
  const { step } = await provider.start(of)
  if (step.kind !== 'form') throw new Error('No form was given.')
  return step.form
}

/** Opens the bank's page, as the shopper's browser does. */
export async function openBankPage(bank = loopbackBank()) {
  await bank.post(await startForm(bank))
  return bank
}

/** Where a response redirects to. */
export const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', 'https://banka.example')
