import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BankTransfer } from '@/lib/api/entities/payment.schema'
import type { Locale } from '@/lib/i18n/routing'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { fillText, textsOf } from '@/server/core/texts'
import { Company, type PaymentSnapshot } from '@/server/db/order-snapshots'
import type { Tx } from '@/server/db/client'
import { options } from '@/server/db/schema/site'

type ChosenMethod = Pick<z.infer<typeof PaymentSnapshot>, 'key' | 'kind' | 'name' | 'instructions'> & { id: number }
/** `bank`: null if the merchant has not entered bank details. `totalCents`: what the order costs with this method. */
type OrderToPay = { bank: z.infer<typeof Company> | null; number: string; totalCents: number; locale: Locale }

/** The order's copy of its payment method, with the data of the transfer if it is paid by one. */
export function buildPaymentSnapshot(
  { id, key, kind, name, instructions }: ChosenMethod,
  order: OrderToPay,
): z.infer<typeof PaymentSnapshot> {
  return { methodId: id, key, kind, name, instructions, bankTransfer: kind === 'bankTransfer' ? buildTransfer(order) : null }
}

function buildTransfer({ bank, number, totalCents, locale }: OrderToPay): BankTransfer | null {
  if (!bank) return null
  return {
    recipient: bank.paymentName || bank.legalName,
    recipientAddress: `${bank.street}, ${bank.zipCode} ${bank.city}`,
    iban: bank.iban,
    bank: bank.bank,
    model: 'HR00',
    reference: number,
    purpose: fillText(textsOf(locale).documents.order, { number }),
    amount: fromCents(totalCents),
  }
}

export async function loadBankDetails({ site }: Pick<Ctx, 'site'>, tx: Tx) {
  const [row] = await tx
    .select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, site.id), eq(options.key, 'Company')))
    .prepare('company')
    .execute()
  return Company.safeParse(row?.value).data ?? null
}
