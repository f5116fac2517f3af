import { z } from 'zod'

/** The seller, from the site's `Company` option: legal data for documents and payments (docs/rules/mail.md#pdf-company). */
export const Company = z.object({
  name: z.string(),
  legalName: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  oib: z.string(),
  mbs: z.string(),
  iban: z.string(),
  bank: z.string(),
  phone: z.string(),
  email: z.string(),
  director: z.string(),
  /** Business premises and till of the invoice numbers (12/WEB/1); without it the shop issues its invoices elsewhere. */
  invoicing: z.object({ premises: z.string(), till: z.string() }).optional(),
  /** Whether it charges VAT, as invoices report it; without it, it does (docs/rules/fiscal.md#fiscal-vat). */
  isInVatSystem: z.boolean().optional(),
})
export type Company = z.infer<typeof Company>
