/** Frameworks and libraries that people name as a skill. */
export const FRAMEWORKS = `
.NET = dotnet, dot net, net core, .net framework, dot net core < C#
.NET MAUI = maui < .NET, Xamarin
A-Frame < JavaScript, Virtual Reality
ActiveRecord < Ruby on Rails
Actix = actix web < Rust
Akka < Scala, Java
Alpine.js = alpine js, alpinejs < JavaScript
Angular = angular 2, angular2 < TypeScript
Angular Material < Angular
AngularJS = angular.js, angular 1 < JavaScript
Ant Design = antd, ant design react < React
Apache Beam < Python, Java
Apollo GraphQL = apollo, apollo client, apollo server < GraphQL
ARCore < Android, Augmented Reality
ARKit < iOS, Augmented Reality
ASP.NET = aspnet, asp.net core, asp.net mvc < .NET, C#
Axum < Rust
Babylon.js < JavaScript, 3D Graphics
Backbone.js = backbone < JavaScript
Blazor < .NET, C#
Bootstrap = twitter bootstrap, bootstrap css < CSS
Bulma < CSS
CakePHP < PHP
CatBoost < Python, Machine Learning
Celery < Python
Chakra UI = chakra < React
Chart.js < JavaScript
CodeIgniter < PHP
CrewAI = crew ai < Large Language Models
D3.js = d3 < JavaScript, Data Visualization
Dask < Python
Deno < JavaScript, TypeScript
Django = django framework < Python
Django REST Framework = drf, django rest, django rest api < Django
Drizzle = drizzle orm < TypeScript
Drogon < C++
Eclipse Vert.x = vert.x, vertx < Java
Electron = electronjs < JavaScript
Ember.js = ember < JavaScript
Entity Framework = ef core, entity framework core < .NET
Express.js = express, expressjs < Node.js
Expo = expo go < React Native
FastAI = fast.ai < PyTorch
FastAPI = fast api < Python
Fastify < Node.js
Fiber = go fiber < Go
Flask = flask framework < Python
Flutter = flutter framework, google flutter < Dart
FlutterFlow = flutter flow < Flutter
Framer Motion < React
Gatsby = gatsbyjs, gatsby.js < React
Gin = gin gonic < Go
Grails < Groovy
gRPC = grpc < Protocol Buffers
GSAP = greensock < JavaScript
Hibernate = hibernate orm < Java
Hono < TypeScript
HTMX < HTML
Hugging Face = huggingface, hugging face transformers, hf < Machine Learning
Ionic = ionic framework < Angular
Java EE = j2ee, jakarta ee, javaee, java enterprise < Java
Java Swing = swing < Java
JavaFX = java fx < Java
Jetpack Compose < Kotlin, Android
jQuery < JavaScript
Keras < Python, Deep Learning
Kivy < Python
Koa = koajs, koa.js < Node.js
Kotlin Multiplatform = kmp, kmm, kotlin multiplatform mobile < Kotlin
Ktor < Kotlin
LangChain = lang chain < Large Language Models
LangGraph = lang graph < LangChain
Laravel = laravel framework < PHP
LightGBM = light gbm < Machine Learning
Lit = lit element < JavaScript
Livewire = laravel livewire < Laravel
LlamaIndex = llama index < Large Language Models
LWJGL < Java, OpenGL
Material UI = mui, material-ui, materialui < React
Matplotlib = matplot, matplot lib < Python, Data Visualization
MediaPipe = media pipe < Computer Vision
Meteor = meteorjs, meteor.js < Node.js
Micronaut < Java
Mongoose = mongoosejs < MongoDB, Node.js
NestJS = nest, nest.js < Node.js, TypeScript
NetworkX < Python
Next.js = next, nextjs < React
NLTK < Python, Natural Language Processing
Node.js = node, nodejs < JavaScript
NumPy = np, num py < Python
Nuxt.js = nuxt, nuxtjs < Vue.js
OpenCV = open cv, cv2, opencv python < Computer Vision
OpenGL = open gl < 3D Graphics
p5.js = p5 < JavaScript
Pandas < Python, Data Analysis
Phaser = phaser js, phaser.js < JavaScript, Game Development
Phoenix = phoenix framework, phoenix liveview < Elixir
Plotly = plotly dash < Data Visualization
Polars < Python
Preact < JavaScript
Prisma = prisma orm < Node.js
Pydantic < Python
Pygame = py game < Python, Game Development
PyQt = pyqt5, pyqt6 < Python, Qt
PySpark = py spark < Apache Spark, Python
PyTorch = torch, py torch < Python, Deep Learning
PyTorch Lightning < PyTorch
Qt = qt framework, qt5, qt6 < C++
Quarkus < Java
React = reactjs, react.js < JavaScript
React Native = reactnative, rn < React, JavaScript
React Router < React
Redux = redux toolkit, reduxjs, react redux, rtk < React
Remix = remix run, remix.js < React
Rocket.rs < Rust
Ruby on Rails = rails, ror < Ruby
RxJS = reactive extensions for javascript < JavaScript
scikit-image = skimage < Python
scikit-learn = sklearn, scikit < Python, Machine Learning
SciPy = sci py < Python
Seaborn < Python, Data Visualization
Sequelize < Node.js
shadcn/ui = shadcn < React, Tailwind CSS
Sinatra < Ruby
Socket.IO = socket io < Node.js, WebSockets
Solid.js = solidjs < JavaScript
spaCy < Python, Natural Language Processing
Spring = spring framework, spring mvc < Java
Spring Boot = springboot < Spring, Java
Spring Security < Spring
SQLAlchemy = sql alchemy < Python, SQL
Storybook = storybook js < Frontend
Streamlit = stream lit < Python
Struts = apache struts < Java
Styled Components < React
SvelteKit = svelte kit < Svelte
SwiftUI = swift ui < Swift, iOS
Symfony < PHP
Tailwind CSS = tailwind < CSS
TanStack Query = react query, tanstack react query < React
Tauri < Rust
TensorFlow = tensor flow, tf2, google tensorflow < Python, Deep Learning
TensorFlow Lite = tflite < TensorFlow
TensorFlow.js = tfjs < TensorFlow, JavaScript
Three.js = threejs < JavaScript, 3D Graphics
Tkinter < Python
tRPC < TypeScript
TypeORM = type orm < TypeScript
UIKit = ui kit < Swift, iOS
Unity ML-Agents = ml agents < Unity
Vite = vitejs < JavaScript
Vuetify = vuetifyjs < Vue.js
Vuex < Vue.js
Vulkan < 3D Graphics
WebGL = web gl < 3D Graphics
WebGPU = web gpu < 3D Graphics
WebRTC = web rtc < JavaScript
Web3.js = web3 js < Blockchain
WPF = windows presentation foundation < .NET
Xamarin = xamarin forms < .NET
XGBoost = xg boost < Machine Learning
Zustand < React
`;
