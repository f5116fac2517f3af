import type { z } from 'zod'
import { confirmDeletion, deletionScheduled, deletionTakenBack, accountDeleted } from './account-deletion'
import { approvalRequested } from './approval'
import { dataExport } from './data-export'
import { confirmNewEmail, emailChangeAsked, emailChanged, emailTaken } from './email-change'
import { formAnswered, formConfirm, formReply } from './form'
import { companyLines, type MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import type { Rendered } from '@/server/modules/mail/templates/frame/mail-template'
import { newsletterAlready, newsletterConfirm, newsletterWelcome } from './newsletter'
import { invoiceAgain } from '@/server/modules/mail/templates/order/invoice-again'
import { orderConfirmation } from '@/server/modules/mail/templates/order/order-confirmation'
import { orderLink } from '@/server/modules/mail/templates/order/order-link'
import {
  orderCancelled,
  orderPaid,
  orderReady,
  orderRefunded,
  orderReminder,
  orderShipped,
  orderWithdrawn,
} from '@/server/modules/mail/templates/order/order-updates'
import { paymentDismissed, paymentLink } from '@/server/modules/mail/templates/order/payment-link'
import { parcelSent } from '@/server/modules/mail/templates/order/parcel'
import { factorChanged, passwordChanged, setPassword } from './password'
import {
  privacyArchive,
  privacyConfirm,
  privacyCorrected,
  privacyErased,
  privacyExtended,
  privacyReceived,
  privacyRefused,
} from './privacy'
import { orderEditEnded } from '@/server/modules/mail/templates/order/order-edit-ended'
import { orderEdited } from '@/server/modules/mail/templates/order/order-edited'
import { refundIssued } from '@/server/modules/mail/templates/order/refund'
import { seatsCancelled, seatsConfirm, seatsMoved, seatsReserved } from './seats'
import { socialLinked } from './social-linked'
import { staffInvite } from './staff-invite'
import { stockArrived, stockNoticeConfirm } from './stock-notice'
import { verifyEmail } from './verify-email'
import { withdrawalAnswered, withdrawalReceived } from '@/server/modules/mail/templates/order/withdrawal'

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
  formReply,
  invoiceAgain,
  newsletterAlready,
  newsletterConfirm,
  newsletterWelcome,
  orderCancelled,
  orderConfirmation,
  orderEditEnded,
  orderEdited,
  orderLink,
  orderPaid,
  orderReady,
  orderRefunded,
  orderReminder,
  orderShipped,
  orderWithdrawn,
  parcelSent,
  paymentDismissed,
  paymentLink,
  factorChanged,
  passwordChanged,
  privacyArchive,
  privacyConfirm,
  privacyCorrected,
  privacyErased,
  privacyExtended,
  privacyReceived,
  privacyRefused,
  refundIssued,
  seatsCancelled,
  seatsConfirm,
  seatsMoved,
  seatsReserved,
  setPassword,
  socialLinked,
  staffInvite,
  stockArrived,
  stockNoticeConfirm,
  verifyEmail,
  withdrawalAnswered,
  withdrawalReceived,
}

export type MailTemplate = keyof typeof templates
export type MailData<T extends MailTemplate> = z.input<(typeof templates)[T]['data']>

/** Renders a stored mail, its text with the company below. @throws on an unknown template or invalid data */
export function renderMail(template: string, data: unknown, site: MailSite): Rendered {
  const found = Object.entries(templates).find(([name]) => name === template)
  if (!found) throw new Error(`There is no mail template ${template}.`)
  const [, mail] = found
  const rendered = mail.render(data, site)
  return site.company ? { ...rendered, text: `${rendered.text}\n-- \n${companyFoot(site.company)}\n` } : rendered
}

function companyFoot(company: NonNullable<MailSite['company']>) {
  return [...companyLines(company), company.email, company.phone].join('\n')
}
