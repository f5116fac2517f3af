import type { z } from 'zod'
import type { SiteInfo } from '@/server/core/context'
import { confirmDeletion, deletionScheduled, deletionTakenBack, accountDeleted } from './account-deletion'
import { approvalRequested } from './approval'
import { dataExport } from './data-export'
import { confirmNewEmail, emailChangeAsked, emailChanged, emailTaken } from './email-change'
import { formAnswered, formConfirm } from './form'
import { newsletterAlready, newsletterConfirm, newsletterWelcome } from './newsletter'
import { orderConfirmation } from './order-confirmation'
import { orderLink } from './order-link'
import { orderCancelled, orderPaid, orderRefunded, orderReminder, orderShipped, orderWithdrawn } from './order-updates'
import { passwordChanged, setPassword } from './password'
import { socialLinked } from './social-linked'
import { verifyEmail } from './verify-email'
import { withdrawalAnswered, withdrawalReceived } from './withdrawal'

/** Every mail template by its stored name. */
const templates = {
  accountDeleted,
  approvalRequested,
  confirmDeletion,
  confirmNewEmail,
  dataExport,
  deletionScheduled,
  deletionTakenBack,
  emailChangeAsked,
  emailChanged,
  emailTaken,
  formAnswered,
  formConfirm,
  newsletterAlready,
  newsletterConfirm,
  newsletterWelcome,
  orderCancelled,
  orderConfirmation,
  orderLink,
  orderPaid,
  orderRefunded,
  orderReminder,
  orderShipped,
  orderWithdrawn,
  passwordChanged,
  setPassword,
  socialLinked,
  verifyEmail,
  withdrawalAnswered,
  withdrawalReceived,
}

export type MailTemplate = keyof typeof templates
export type MailData<T extends MailTemplate> = z.input<(typeof templates)[T]['data']>

/** Renders a stored mail. @throws on an unknown template or invalid data */
export function renderMail(template: string, data: unknown, site: SiteInfo) {
  const found = Object.entries(templates).find(([name]) => name === template)
  if (!found) throw new Error(`There is no mail template ${template}.`)
  const [, { render }] = found
  return render(data, site)
}
