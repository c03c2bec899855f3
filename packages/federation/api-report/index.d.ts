// @crewdeck/federation 2.0.0
import type { Compiler } from '@rspack/core';
import { Configuration } from '@rspack/core';

/** Puts a Brotli copy, `<file>.br`, beside every text file, so that the edge never compresses while somebody waits. */
export declare class BrotliPlugin {
    apply(compiler: Compiler): void;
}

/**
 * Digest over everything that goes into the build of a package: its sources, those of linked packages, and the lock file
 * of its repository, which holds what is installed. The same inputs give the same bytes, so an equal hash means nothing to
 * rebuild.
 *
 * @returns 8 hexadecimal digits
 * @throws Error when there is no lock file
 */
export declare function buildHash(directory: string): string;

/**
 * Rspack configuration of a module: one container that exposes `./module`.
 *
 * @param first files that run before the module does, in development
 */
export declare function moduleConfig(directory: string, first?: string[]): Configuration;

/** Rspack configuration of the shell: the host, with no static remotes. */
export declare function shellConfig(directory: string): Configuration;

export { }
