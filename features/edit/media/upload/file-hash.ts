/** SHA-256 in hex; null where the browser has no cryptography, as over plain http. */
export async function fileHash(file: Blob): Promise<string | null> {
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (!subtle) return null
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
