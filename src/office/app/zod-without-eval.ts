import { config } from "zod";

// The content policy refuses the code that zod would compile.
config({ jitless: true });
