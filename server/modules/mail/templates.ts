import type { z } from 'zod'
import type { SiteInfo } from '@/server/core/context'
import { confirmDeletion, deletionScheduled, deletionTakenBack, accountDeleted } from './templates/account-deletion'
import { dataExport } from './templates/data-export'
import { confirmNewEmail, emailChangeAsked, emailChanged, emailTaken } from './templates/email-change'
import { formAnswered, formConfirm } from './templates/form'
import { newsletterConfirm } from './templates/newsletter-confirm'
import { newsletterAlready, newsletterWelcome } from './templates/newsletter-letters'
import { orderConfirmation } from './templates/order-confirmation'
import { orderLink } from './templates/order-link'
import { orderCancelled, orderPaid, orderRefunded, orderReminder, orderShipped, orderWithdrawn } from './templates/order-news'
import { passwordChanged } from './templates/password-changed'
import { setPassword } from './templates/set-password'
import { socialLinked } from './templates/social-linked'
import { verifyEmail } from './templates/verify-email'
import { withdrawalAnswered, withdrawalReceived } from './templates/withdrawal'

/** Every mail we send, by the name the outbox keeps. */
const templates = {
  accountDeleted,
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

/** Renders a mail from what the outbox keeps. @throws when there is no such template, or the data are not its own */
export function renderMail(template: string, data: unknown, site: SiteInfo) {
  const found = Object.entries(templates).find(([name]) => name === template)
  if (!found) throw new Error(`There is no mail template ${template}.`)
  const [, { render }] = found
  return render(data, site)
}
