export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'svg'

/** Detects the format by the first bytes, before any decoder runs, so that only these five formats reach one. */
export function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // 'avis' is an AVIF sequence (animation); other brands are HEIC and video.
  if (text(4, 12) === 'ftypavif') return 'avif'
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text(0, 256)) ? 'svg' : undefined
}
