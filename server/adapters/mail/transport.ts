import { createTransport } from 'nodemailer'
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'

export type Mail = { to: string; messageId: string; subject: string; html: string; text: string; date: Date }
export type MailTransport = { send(mail: Mail): Promise<void> }

/** SMTP when SMTP_URL is set, else files under DATA_DIR/mail. */
export function mailTransport(): MailTransport {
  return env.SMTP_URL ? smtp(env.SMTP_URL) : files(path.join(env.DATA_DIR, 'mail'))
}

function smtp(url: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async send(mail) {
      await transport.sendMail({ from: env.MAIL_FROM, ...mail })
    },
  }
}

/** One .eml file a mail, named by its Message-ID: delivered twice, it is still one file. */
function files(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: env.MAIL_FROM, ...mail })
      await mkdir(folder, { recursive: true })
      const stamp = mail.date.toISOString().replace(/[:.]/g, '-')
      const name = `${stamp}-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12)}`
      await writeFile(path.join(folder, `${name}.part`), message)
      await rename(path.join(folder, `${name}.part`), path.join(folder, `${name}.eml`))
    },
  }
}
