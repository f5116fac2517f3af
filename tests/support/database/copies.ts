import { randomUUID } from 'node:crypto'
import postgres from 'postgres'

/** Making a copy waits for checkpoints, so the copy for the worker's next file is made while this one runs. */
let next: Promise<string> | undefined

/** The name of a database copied from the template. @param url of any database of the cluster */
export async function takeCopy(url: string): Promise<string> {
  const name = await (next ?? copyTemplate(url))
  next = copyTemplate(url)
  // Whoever takes it learns of a failure.
  next.catch(() => {})
  return name
}

async function copyTemplate(url: string): Promise<string> {
  const name = `t_${process.pid}_${randomUUID().replaceAll('-', '')}`
  const maintenance = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await maintenance`create database ${maintenance(name)} template izlog_template strategy file_copy`
    return name
  } finally {
    await maintenance.end()
  }
}
