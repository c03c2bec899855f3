import { S3Server } from './s3-server.ts';

// The store of `npm run cluster`, in a process of its own.
await S3Server.start({ directory: String(process.env.DIRECTORY), port: Number(process.env.PORT) });
