import { createTransport } from 'nodemailer'
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'

/** `cid` is the name under which the mail's HTML shows it. */
type Attachment = { filename: string; content: Buffer; contentType: string; cid?: string }
type Mail = {
  from: { name: string; address: string }
  to: string
  messageId: string
  subject: string
  html: string
  text: string
  date: Date
  attachments?: Attachment[]
  headers?: Record<string, string>
}
export type MailTransport = { send(mail: Mail): Promise<void> }

let chosen: MailTransport | undefined

/** SMTP when SMTP_URL is set, else files under DATA_DIR/mail (docs/rules/mail.md#transport). */
export function mailTransport(): MailTransport {
  return (chosen ??= env.SMTP_URL ? smtpTransport(env.SMTP_URL) : fileTransport(path.join(env.DATA_DIR, 'mail')))
}

/** One connection per mail; its timeouts stay below the job's expiry (server/adapters/queue/queues.ts). */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}

/** One .eml file per Message-ID: a repeated delivery overwrites it. */
function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stamp = mail.date.toISOString().replace(/[:.]/g, '-')
      const name = `${stamp}-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12)}`
      await writeFile(path.join(folder, `${name}.part`), message, { mode: 0o600 })
      await rename(path.join(folder, `${name}.part`), path.join(folder, `${name}.eml`))
    },
  }
}
