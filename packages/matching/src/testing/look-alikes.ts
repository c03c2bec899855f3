/** Two names that look alike, contain each other or differ in a sign, and are two skills. */
export const LOOK_ALIKES = `
Java ≠ JavaScript
Java ≠ js
Java ≠ Java FX
JavaScript ≠ TypeScript
js ≠ ts
JavaScript ≠ CoffeeScript
JavaScript ≠ ActionScript
Java ≠ Kotlin
Go ≠ MongoDB
Go ≠ Django
golang ≠ mongo
Go ≠ Godot
Go ≠ Google Cloud
Go ≠ Hugo
Go ≠ Golang Migrate
C ≠ C++
C ≠ C#
C++ ≠ C#
cpp ≠ csharp
C ≠ Objective-C
C++ ≠ Objective-C++
C ≠ CSS
C ≠ Clojure
C ≠ CI/CD
C ≠ C3
C ≠ COBOL
C ≠ D
C# ≠ F#
C# ≠ .NET
C# ≠ Unity
.NET ≠ ASP.NET
.NET ≠ Kubernetes
.NET ≠ Internet of Things
.NET ≠ VB.NET
R ≠ React
R ≠ Ruby
R ≠ Rust
R ≠ Redis
R ≠ RStudio
R ≠ R2
React ≠ React Native
React ≠ Preact
React ≠ Redux
React ≠ React Router
React ≠ Reactor
React ≠ ReasonML
React ≠ ReactiveX
React ≠ Angular
Swift ≠ SwiftUI
Swift ≠ Taylor Swift
Swift ≠ Swing
Angular ≠ AngularJS
Angular ≠ Angular.js
Angular ≠ Angular Material
Vue.js ≠ Vuex
Vue.js ≠ Vuetify
Vue.js ≠ Nuxt.js
Vue ≠ Vite
Vue ≠ Vulkan
Next.js ≠ Nest.js
Next.js ≠ Nuxt.js
Nest ≠ Next
NestJS ≠ NextJS
Nuxt ≠ Next
Node.js ≠ Nodemon
Node.js ≠ Node-RED
Node.js ≠ JavaScript
node ≠ npm
Node.js ≠ Deno
Express.js ≠ Adobe Express
Svelte ≠ SvelteKit
Sass ≠ SaaS
SCSS ≠ CSS
Sass ≠ CSS
Less ≠ Serverless
HTML ≠ XML
HTML ≠ HTMX
HTML ≠ CSS
Tailwind CSS ≠ CSS
CSS ≠ CSV
SQL ≠ MySQL
SQL ≠ PostgreSQL
SQL ≠ NoSQL
SQL ≠ SQLite
SQL ≠ SQL Server
SQL ≠ PL/SQL
SQL ≠ T-SQL
MySQL ≠ PostgreSQL
MySQL ≠ MariaDB
MySQL ≠ SQL Server
MongoDB ≠ Mongoose
MongoDB ≠ MariaDB
MongoDB ≠ DynamoDB
PostgreSQL ≠ PostGIS
PostgreSQL ≠ PostCSS
psql ≠ PL/pgSQL
Redis ≠ Redux
Redis ≠ Redshift
Firebase ≠ Firestore
Firebase ≠ Supabase
Firebase ≠ Firebird
Python ≠ PyTorch
Python ≠ MicroPython
Python ≠ IPython
Python ≠ Cython
PyTorch ≠ TensorFlow
Jupyter ≠ Jupiter
Pandas ≠ PandasAI
NumPy ≠ SciPy
scikit-learn ≠ scikit-image
scikit-learn ≠ SciPy
Keras ≠ TensorFlow
Ruby ≠ Ruby on Rails
Rails ≠ Grails
Ruby ≠ JRuby
Rust ≠ Ruby
Rust ≠ Trust
PHP ≠ phpMyAdmin
PHP ≠ PHPUnit
PHP ≠ Phoenix
Perl ≠ Pearl
Perl ≠ Raku
Perl ≠ Perl 6
Scala ≠ Scalability
Scala ≠ Scratch
Dart ≠ D
Dart ≠ Flutter
Flutter ≠ FlutterFlow
Kotlin ≠ Kotlin Multiplatform
Ionic ≠ Iconic
Xamarin ≠ Xcode
Xcode ≠ VS Code
Visual Studio ≠ Visual Studio Code
VS ≠ VS Code
Git ≠ GitHub
Git ≠ GitLab
GitHub ≠ GitLab
GitHub ≠ GitHub Actions
GitHub ≠ GitHub Copilot
Docker ≠ Docker Compose
Docker ≠ Docker Swarm
Kubernetes ≠ K3s
k8s ≠ k6
K8s ≠ k9s
AWS ≠ AWS Lambda
AWS ≠ Azure
S3 ≠ D3
S3 ≠ ES3
EC2 ≠ EC
GCP ≠ GCC
Google Cloud ≠ Google Analytics
Azure ≠ Azure DevOps
DevOps ≠ DevSecOps
DevOps ≠ MLOps
Terraform ≠ TensorFlow
Ansible ≠ Angular
Jenkins ≠ Jest
Jest ≠ Jasmine
Apache Kafka ≠ Apache Spark
Kafka ≠ Kibana
Spark ≠ SparkAR
Apache ≠ Apache Kafka
Apache Hive ≠ Apache HBase
Linux ≠ Unix
Linux ≠ Arch Linux
Bash ≠ Batch
Shell ≠ PowerShell
PowerShell ≠ Power BI
Excel ≠ Excel VBA
VBA ≠ VB.NET
Figma ≠ FigJam
Adobe XD ≠ Adobe Xpress
Photoshop ≠ Lightroom
Illustrator ≠ InDesign
Blender ≠ Blend
Unity ≠ Unreal Engine
Unity ≠ Community
Unreal ≠ Real Time
OpenGL ≠ OpenCL
OpenCV ≠ CV
OpenCV ≠ OpenCL
OpenAI ≠ AI
WebGL ≠ WebGPU
Web3 ≠ Web
Web3 ≠ Web3.js
AI ≠ ML
Machine Learning ≠ Deep Learning
ML ≠ HTML
ML ≠ XML
ML ≠ MLOps
ML ≠ OCaml
UI ≠ UX
UI ≠ UML
AR ≠ VR
AR ≠ Arduino
Data Science ≠ Data Engineering
Data Science ≠ Data Structures
Data Analysis ≠ Data Engineering
Security ≠ Serenity
Game Design ≠ Game Development
Web Design ≠ Web Development
Frontend ≠ Backend
Full-Stack ≠ Frontend
REST ≠ Rust
REST API ≠ GraphQL
gRPC ≠ tRPC
Three.js ≠ Babylon.js
D3.js ≠ P5.js
D3 ≠ D
Vim ≠ Neovim
Emacs ≠ Emacs Lisp
Lisp ≠ Elixir
Elixir ≠ Elm
Erlang ≠ Elixir
Haskell ≠ Haxe
Julia ≠ Julian
Lua ≠ Luau
MATLAB ≠ Mathematica
MATLAB ≠ Matplotlib
Octave ≠ MATLAB
Nim ≠ Vim
Zig ≠ Zigbee
V ≠ Vue
Solidity ≠ Solid.js
Solid.js ≠ SOLID
Log4j ≠ Log
Auth0 ≠ Auth
Base64 ≠ Base
Neo4j ≠ Neo
Qt ≠ QA
jQuery ≠ Query
Express ≠ Expression
Next ≠ Nextflow
Prisma ≠ Prism
Astro ≠ Astronomy
Remix ≠ Redux
Playwright ≠ Puppeteer
Cypress ≠ Cypher
Scrum ≠ Agile
Java EE ≠ Java
Java Swing ≠ Java
Spring ≠ Spring Boot
`;
