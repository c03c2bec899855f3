/** Whether a lazy chunk could not be had. The bundler's runtime gives its error no class, only this name. */
export function isChunkFailure(error: unknown): error is Error & { request?: unknown } {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** What something that was running is said to have died of. */
export function outcomeOfCrash(error: unknown): 'load' | 'crash' {
  return isChunkFailure(error) ? 'load' : 'crash';
}
