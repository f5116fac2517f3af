import type { Range } from '@/server/core/http/ranges'

/** A file that a browser puts into the store itself. */
export type PlannedUpload = { key: string; size: number; mime: string; expiresAt: Date }
export type UploadAddress = { url: string; headers: Record<string, string> }

/** `tag`: an entity tag (RFC 9110). */
export type OpenFile = {
  size: number
  tag: string
  /** A small part comes at once, a larger one as it is read. */
  read(range: Range): Promise<Buffer | AsyncIterable<Uint8Array>>
  close(): Promise<void>
}

/** Bytes that `read` gives at once: a stream would cost more. */
export const smallPart = 256 * 1024

/**
 * Files by key, such as `media/4f/w320.webp`. Keys under `media/` are public. A file is stored whole or not at all, and never changes under its key
 * (docs/decisions/022-files-behind-a-port.md).
 */
export type FileStore = {
  /** Moves a complete local file into the store; durable when it resolves. Storing a key again has no effect on readers. */
  put(key: string, file: string): Promise<void>
  /** Writes a copy to a new local file. False when there is no such key. */
  download(key: string, file: string): Promise<boolean>
  /** Opens a file to send it; null when there is no such key. */
  open(key: string): Promise<OpenFile | null>
  /** Bytes; null when there is no such key. */
  sizeOf(key: string): Promise<number | null>
  /** A missing key is no error. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>
  /** An address of the store itself for one PUT, or null when the shop receives the file. */
  uploadAddress(upload: PlannedUpload): Promise<UploadAddress | null>
}
