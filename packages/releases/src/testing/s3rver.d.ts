/** The part of it that {@link S3Server} uses; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  interface Options {
    port: number;
    silent: boolean;
    directory: string;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
