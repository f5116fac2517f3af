/** A bucket of an S3-compatible service. `endpoint` is the service's address, without the bucket. */
export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/** Milliseconds; `pauseMs` before the first repetition, four times as long before the second. */
export type S3Timeouts = { silenceMs: number; pauseMs: number }
export const s3Timeouts: S3Timeouts = { silenceMs: 10_000, pauseMs: 200 }

/** The address of an object, or of the bucket. The bucket stands in the path, which every compatible service understands. */
export function s3Url({ endpoint, bucket }: S3Settings, { key = '', query = {} }: { key?: string; query?: Record<string, string> }): URL {
  const url = new URL(`${endpoint}/${bucket}${key && `/${key}`}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
