import { z } from 'zod'

/** The seller, as the site's `Company` option has it: what the law wants on every business letter, and what a payment needs. */
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
  /** Where invoices are issued, as their numbers name it (12/WEB/1); without it the shop sells, and issues its invoices elsewhere. */
  invoicing: z.object({ premises: z.string(), till: z.string() }).optional(),
})
export type Company = z.infer<typeof Company>
