import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, Socket } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { smtpTransport } from '@/server/adapters/mail/transport'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { jobQueue } from '@/server/adapters/queue/job-queue'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { startWorker, type Worker } from '@/server/background/worker'
import { startWorkers } from '@/server/background/workers'
import { sendMail } from '@/server/modules/mail/delivery/send-mail'
import { trackRequest } from '@/server/core/process/idle'
import { loadSites } from '@/server/core/sites'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { mailsTo } from '@/tests/support/accounts'
import { createUser } from '@/tests/support/users'

const mailFolder = path.join(env.DATA_DIR, 'mail')
const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  await database().db.execute(sql`delete from pgboss.job`)
})

async function work(rules?: { maxIdleWaitMs: number }): Promise<Worker> {
  const workers = await startWorkers(rules)
  running.push(workers)
  return workers
}

/** A mail in the outbox with its job. */
async function queued({ template = 'newsletterConfirm' }: { template?: string } = {}) {
  const messageId = `<${randomUUID()}@podlampom.example>`
  const id = await database().db.transaction(async (tx) => {
    const [row] = await tx
      .insert(outbox)
      .values({ siteId: 1, messageId, template, to: 'ana@primjer.hr', data: { token: 'tajna' } })
      .returning({ id: outbox.id })
    await enqueueJob(tx, 'mail', { outboxId: row?.id ?? 0 })
    return row?.id ?? 0
  })
  return { id, messageId }
}

async function sentAt(id: number) {
  const [row] = await database().db.select().from(outbox).where(eq(outbox.id, id))
  return row?.sentAt ?? null
}

async function deliveredWith(messageId: string) {
  const files = await readdir(mailFolder).catch(() => [])
  const bodies = await Promise.all(files.map((file) => readFile(path.join(mailFolder, file), 'utf8')))
  return bodies.filter((body) => body.includes(messageId))
}

async function jobStates() {
  return [
    ...(await database().db.execute<{ state: string; retry_count: number }>(
      sql`select state, retry_count from pgboss.job order by created_on`,
    )),
  ]
}

describe('a queued mail', () => {
  it('is delivered once, with its Message-ID, and marked as sent', async () => {
    const mail = await queued()
    await work()
    await vi.waitFor(async () => expect(await sentAt(mail.id)).toBeInstanceOf(Date), 5000)
    const delivered = await deliveredWith(mail.messageId)
    expect(delivered).toHaveLength(1)
    expect(delivered[0]).toContain('To: ana@primjer.hr')
    expect(delivered[0]).toMatch(/^From: Pod lampom <.*@.*>$/m)
    expect(delivered[0]).toMatch(/^Auto-Submitted: auto-generated$/m)
    await vi.waitFor(async () => expect(await jobStates()).toMatchObject([{ state: 'completed' }]))
  })

  it('does not exist after a rollback', async () => {
    const { db } = database()
    await expect(
      db.transaction(async (tx) => {
        await enqueueJob(tx, 'mail', { outboxId: 1 })
        throw new Error('predomislila se')
      }),
    ).rejects.toThrow('predomislila se')
    expect(await jobStates()).toEqual([])
  })

  it('fails without a queue', async () => {
    const { db } = database()
    await db.execute(sql`alter table pgboss.queue rename to queue_away`)
    await db.execute(sql`create table pgboss.queue (like pgboss.queue_away)`)
    await expect(db.transaction((tx) => enqueueJob(tx, 'mail', { outboxId: 1 }))).rejects.toThrow("no job queue 'mail'")
    await db.execute(sql`drop table pgboss.queue`)
    await db.execute(sql`alter table pgboss.queue_away rename to queue`)
  })

  it('is delivered again with the same Message-ID after a crash before marking', async () => {
    const mail = await queued()
    await sendMail(mail.id)
    await database().db.update(outbox).set({ sentAt: null }).where(eq(outbox.id, mail.id))
    await work()
    await vi.waitFor(async () => expect(await sentAt(mail.id)).toBeInstanceOf(Date), 5000)
    expect(await deliveredWith(mail.messageId)).toHaveLength(1)
  })

  it('is not delivered again once marked', async () => {
    const mail = await queued()
    await sendMail(mail.id)
    const first = await sentAt(mail.id)
    await sendMail(mail.id)
    expect(await sentAt(mail.id)).toEqual(first)
  })
})

describe('mails to an address that no account has confirmed', () => {
  const write = (template: 'newsletterConfirm' | 'passwordChanged', to: string) =>
    database().db.transaction(async (tx) => {
      const [own] = await loadSites()
      if (!own) throw new Error('There is no site.')
      const ctx = { site: own, language: { id: 41, code: 'hrv', code2: 'hr' }, newId: randomUUID, now: () => new Date() }
      await (template === 'newsletterConfirm'
        ? queueMail(ctx, tx, { template, to, data: { token: 'tajna' } })
        : queueMail(ctx, tx, { template, to, data: { firstName: '', at: new Date().toISOString() } }))
    })

  it('are at most ten a day of those that strangers cause', async () => {
    const to = 'nepoznat@primjer.hr'
    for (let i = 0; i < 12; i++) await write('newsletterConfirm', to)
    await write('passwordChanged', to)
    const templates = await mailsTo(to)
    expect(templates.filter((name) => name === 'newsletterConfirm')).toHaveLength(10)
    expect(templates).toContain('passwordChanged')
  })

  it('are unlimited once an account has confirmed the address', async () => {
    const { email } = await createUser({ verified: true })
    for (let i = 0; i < 12; i++) await write('newsletterConfirm', email)
    expect(await mailsTo(email)).toHaveLength(12)
  })
})

describe('the worker', () => {
  it('sends the others when one mail cannot be rendered, and retries that one', async () => {
    const bad = await queued({ template: 'nema' })
    const good = [await queued(), await queued(), await queued()]
    await work()
    for (const { id } of good) await vi.waitFor(async () => expect(await sentAt(id)).toBeInstanceOf(Date), 5000)
    expect(await sentAt(bad.id)).toBeNull()
    await vi.waitFor(async () => expect(await jobStates()).toContainEqual({ state: 'retry', retry_count: 0 }))
  })

  it('sends a mail that is queued while nothing waits', async () => {
    const { waitingQueues } = await jobQueue()
    await work()
    expect(await waitingQueues()).toEqual([])
    const { id } = await queued()
    await vi.waitFor(async () => expect(await sentAt(id)).toBeInstanceOf(Date), 5000)
  })

  it('processes queued jobs once each with several workers', async () => {
    const mails = await Promise.all(Array.from({ length: 12 }, () => queued()))
    const { queue } = await jobQueue()
    const jobs = { queue, arrivals: new EventEmitter() }
    const seen: number[] = []
    const crowd = Array.from({ length: 4 }, () => startWorker(jobs, 'mail', async ({ outboxId }) => void seen.push(outboxId)))
    running.push(...crowd)
    await vi.waitFor(() => expect(seen).toHaveLength(12), 5000)
    expect(new Set(seen)).toEqual(new Set(mails.map(({ id }) => id)))
  })

  it('waits for running requests', async () => {
    const visit = new ServerResponse(new IncomingMessage(new Socket()))
    trackRequest(visit)
    const mails = await Promise.all([queued(), queued(), queued()])
    await work({ maxIdleWaitMs: 60_000 })
    await vi.waitFor(async () => expect((await jobStates()).filter(({ state }) => state === 'active')).toHaveLength(2), 5000)
    const left = new Date()
    visit.emit('close')
    for (const { id } of mails) {
      await vi.waitFor(async () => expect(await sentAt(id)).toBeInstanceOf(Date), 5000)
      expect(await sentAt(id)).toSatisfy((sent: Date) => sent >= left)
    }
  })

  it('stops at once when idle, and completes a running job', async () => {
    const { queue } = await jobQueue()
    const jobs = { queue, arrivals: new EventEmitter() }
    const idle = startWorker(jobs, 'mail', async () => {})
    const began = performance.now()
    await idle.stop()
    expect(performance.now() - began).toBeLessThan(400)

    await queued()
    const steps: string[] = []
    const busy = startWorker(jobs, 'mail', async () => {
      steps.push('began')
      await new Promise((resolve) => setTimeout(resolve, 200))
      steps.push('ended')
    })
    await vi.waitFor(() => expect(steps).toEqual(['began']), 5000)
    await busy.stop()
    expect(steps).toEqual(['began', 'ended'])
    expect(await jobStates()).toMatchObject([{ state: 'completed' }])
  })

  it('survives a lost database connection', async () => {
    const { db } = database()
    await work()
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'izlog-jobs' and datname = current_database()`,
    )
    const mail = await queued()
    await vi.waitFor(async () => expect(await sentAt(mail.id)).toBeInstanceOf(Date), 8000)
  })

  it('opens within half a second', async () => {
    const began = performance.now()
    await work()
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('a mail server', () => {
  const mail = {
    from: { name: 'Pod lampom', address: 'knjizara@podlampom.example' },
    to: 'ana@primjer.hr',
    messageId: '<m-1@podlampom.example>',
    subject: 'Narudžba',
    html: '<p>Čitajte</p>',
    text: 'Čitajte',
    date: new Date(),
  }

  it('receives the mail with its Message-ID', async () => {
    const server = await smtpServer()
    await smtpTransport(server.url).send(mail)
    expect(server.received()).toHaveLength(1)
    expect(server.received()[0]).toMatch(/^Message-ID: <m-1@podlampom\.example>$/m)
  })

  it('that disconnects before its reply gets the same Message-ID again', async () => {
    const server = await smtpServer({ hangUps: 1 })
    const transport = smtpTransport(server.url)
    await expect(transport.send(mail)).rejects.toThrow(/closed/i)
    await transport.send(mail)
    const ids = server.received().map((body) => /^Message-ID: (.*)$/m.exec(body)?.[1]?.trim())
    expect(ids).toEqual([mail.messageId, mail.messageId])
  })

  it('that is unreachable fails the job, so that it is retried', async () => {
    const server = await smtpServer()
    await server.close()
    await expect(smtpTransport(server.url).send(mail)).rejects.toThrow('ECONNREFUSED')
  })
})

/** A minimal SMTP server; it accepts the first `hangUps` mails and drops the connection before the reply. */
async function smtpServer({ hangUps = 0 }: { hangUps?: number } = {}) {
  const received: string[] = []
  let left = hangUps
  const server = createServer((socket) => converse(socket))
  function converse(socket: Socket) {
    let body: string | null = null
    let rest = ''
    socket.on('error', () => {})
    socket.write('220 localhost\r\n')
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (body !== null && line !== '.') body += `${line}\n`
        else if (body !== null) {
          received.push(body)
          body = null
          if (left-- > 0) return socket.destroy()
          socket.write('250 OK\r\n')
        } else if (line === 'DATA') {
          body = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 OK\r\n')
      }
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const close = () => new Promise((resolve) => server.close(resolve))
  running.push({ stop: async () => void (await close()) })
  return { url: `smtp://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`, received: () => received, close }
}
